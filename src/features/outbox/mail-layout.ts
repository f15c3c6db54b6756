import { brand } from '#brand.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** What an e-mail says: a paragraph, a list of facts, or links with what leads to them. */
export type MailPart =
  | string
  | { readonly facts: readonly (readonly [name: string, answer: string])[] }
  | { readonly lead: string; readonly links: readonly (readonly [label: string, url: string])[] };

/** An e-mail's body as text and as markup, made of the same parts, every one escaped; `foot` stands small below it, by line. */
export function mailBody(
  title: string,
  parts: readonly MailPart[],
  foot: readonly string[],
): { readonly text: string; readonly html: string } {
  return {
    text: [title, ...parts.map(asText), ...(foot.length > 0 ? [['-- ', ...foot, ''].join('\n')] : [''])].join(
      '\n\n',
    ),
    html: layout(escapeHtml(title), parts.map(asMarkup).join('\n'), foot.map(escapeHtml).join('<br>')),
  };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('links' in part) return [part.lead, ...part.links.map((link) => link.join(': '))].join('\n');
  // Further lines are indented, so that an answer can't look like another field.
  return part.facts.map(([name, answer]) => `${name}: ${answer.replaceAll('\n', '\n    ')}`).join('\n');
}

function asMarkup(part: MailPart): string {
  if (typeof part === 'string')
    return `<p style="margin: 16px 0 0; font-size: 16px; line-height: 25px">${escapeHtml(part)}</p>`;
  if ('links' in part) {
    const links = part.links.map(
      ([label, url]) => `<br><a href="${escapeHtml(url)}" style="color: #7e22ce">${escapeHtml(label)}</a>`,
    );
    return `<p style="margin: 24px 0 0; padding: 20px 0 0; border-top: 1px solid #e5e7eb; font-size: 15px; line-height: 23px; color: #374151">${escapeHtml(part.lead)}${links.join('')}</p>`;
  }
  const rows = part.facts.map(
    ([name, answer]) =>
      `<tr><td style="padding: 9px 0; border-top: 1px solid #e5e7eb; word-break: break-word"><span style="display: block; font-size: 13px; line-height: 20px; color: #4b5563">${escapeHtml(name)}</span><span style="font-size: 16px; line-height: 24px; white-space: pre-line">${escapeHtml(answer)}</span></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 4px">\n${rows.join('\n')}</table>`;
}

// Mail programs keep little of CSS but inline styles, and fonts of their own.
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The brand's dot, as text: mail programs draw no shape that all of them know. */
const dot = '<span style="color: #9333ea">.</span>';

/** The frame of every e-mail: the wordmark, a title, what it says, a foot. One column, up to 560 px wide. */
const layout = (title: string, body: string, foot: string) => `<!doctype html>
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
`;
