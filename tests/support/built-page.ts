import { parsePage } from '#integrations/built-pages.ts';

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
