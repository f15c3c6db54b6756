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
