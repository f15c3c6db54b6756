import { brand } from '#brand.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** Markup that is safe to put into a page or an e-mail. Only {@link html} makes it. */
export class Html {
  /** The markup itself. */
  readonly #markup: string;

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.#markup = String.raw({ raw: strings }, ...values.map(toMarkup));
  }

  toString(): string {
    return this.#markup;
  }
}

type Value = string | Html | readonly Html[];

/** A template of markup: every text put into it is escaped, markup made by another template is not. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings, values);
}

function toMarkup(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.toString() : value.join('');
}

// Mail programs keep little of CSS but inline styles, and fonts of their own.
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The brand's dot, as text: mail programs draw no shape that all of them know. */
const dot = html`<span style="color: #9333ea">.</span>`;

/** The frame of every e-mail: the wordmark, a title, what it says, a foot. One column, up to 560 px wide. */
export function mailLayout(title: string, body: Html, foot: Html): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin: 0; padding: 0; background: #f9fafb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #f9fafb; font-family: ${font}; color: #111827"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 0 20px; font-size: 22px; line-height: 28px; font-weight: 600; letter-spacing: -0.04em">${brand.wordmark}${dot}</td></tr>
<tr><td style="padding: 32px; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 14px">
<h1 style="margin: 0 0 16px; font-size: 26px; line-height: 32px; font-weight: 600; letter-spacing: -0.025em">${title}${dot}</h1>
${body}
</td></tr>
<tr><td style="padding: 20px 0 0; font-size: 13px; line-height: 20px; color: #4b5563">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.toString();
}

/** A paragraph of running text. */
export function paragraph(text: string): Html {
  return html`<p style="margin: 16px 0 0; font-size: 16px; line-height: 25px">${text}</p>
`;
}
