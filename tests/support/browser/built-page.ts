import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client, parsePage } from '#integrations/built-pages.ts';

const read = new Map<string, ReturnType<typeof parsePage>>();

/** A built page as a document, by its path, such as `/sobre`; the same one for whoever asks again. Needs a build. */
export function builtPage(path: string) {
  const file = join(client, path === '/' ? 'index.html' : `${path}.html`);
  const page = read.get(file) ?? parsePage(readFileSync(file, 'utf8'));
  read.set(file, page);
  return page;
}

type Part = Pick<NonNullable<ReturnType<ReturnType<typeof parsePage>['querySelector']>>, 'querySelectorAll'>;

/** Text as a reader hears it: drawings and what is hidden from readers left out, every space a plain one. */
export function wordsOf(element: { readonly outerHTML: string } | null): string {
  const copy = parsePage(element?.outerHTML ?? '').body;
  for (const part of copy.querySelectorAll('script, style, svg, [aria-hidden="true"]')) part.remove();
  return plain(
    copy.innerHTML
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  );
}

/**
 * The words of everything that a selector finds in a part of a page, in their order; but a link's end in ` -> ` and its address, and a drawing's are its
 * description.
 */
export function textsOf(part: Part, selector: string): readonly string[] {
  return [...part.querySelectorAll(selector)].map((element) => {
    const label = element.matches('a, [role="img"]') ? element.getAttribute('aria-label') : null;
    const words = label ?? wordsOf(element);
    return element.localName === 'a' ? `${words} -> ${element.getAttribute('href')}` : words;
  });
}

/** Text with every run of spaces, of whatever kind, as one. */
export function plain(text: string): string {
  return text.replaceAll(/\s+|&nbsp;/g, ' ').trim();
}
