import type { parsePage } from '#integrations/built-pages.ts';
import { plain } from './built-page.ts';

/** Tags after which a text ends, whether or not it has a full stop. */
const blocks =
  'p|h[1-6]|li|dt|dd|div|section|article|figure|figcaption|blockquote|summary|details|table|tr|th|td|a|button|ul|ol|dl';

/**
 * The sentences of a page's `main`, as a visitor reads them.
 * @param document a built page
 * @param without selectors of what is left out, such as forms; drawings and scripts always are
 * @returns each sentence without its full stop, in the page's order
 */
export function sentencesOf(
  document: ReturnType<typeof parsePage>,
  without: readonly string[],
): readonly string[] {
  const main = document.querySelector('main')?.cloneNode(true);
  if (!main || !('querySelectorAll' in main)) return [];
  const copy = document.createElement('div');
  copy.append(main);
  for (const part of copy.querySelectorAll(['script', 'style', 'svg', ...without].join())) part.remove();
  return copy.innerHTML
    .replaceAll(new RegExp(`</?(${blocks})\\b[^>]*>`, 'g'), '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split(/\n|(?<=[.?!]”?)\s+/)
    .map((sentence) => plain(sentence).replace(/ ?[.?!]$/, ''))
    .filter((sentence) => sentence !== '');
}
