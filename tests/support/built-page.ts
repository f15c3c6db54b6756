import { Window } from 'happy-dom';

const parser = new new Window().DOMParser();

/** A built page as a document, without running anything in it. */
export function parsePage(html: string) {
  return parser.parseFromString(html, 'text/html');
}

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

/** Text with every run of spaces, of whatever kind, as one. */
export function plain(text: string): string {
  return text.replaceAll(/\s+|&nbsp;/g, ' ').trim();
}
