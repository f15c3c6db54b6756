// R-PAGE-30
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, client, parsePage, routeOf } from '#integrations/built-pages.ts';

type Part = ReturnType<typeof parsePage>['body'];

/** Spaces that are a text of their own, on one line, each with the words around it; not beside a sign that nobody reads. */
function loneSpaces(body: Part): readonly string[] {
  return [...body.querySelectorAll('*')]
    .filter((element) => !element.closest('script, style, pre, svg'))
    .flatMap((element) => [...element.childNodes].map((node) => ({ element, node })))
    .filter(({ node }) => node.nodeType === 3 && /^[ \u00a0]+$/.test(node.textContent ?? ''))
    .filter(({ element, node }) => {
      const signs = [...element.children].filter((sign) => sign.matches('[aria-hidden="true"]'));
      return !signs.some((sign) => sign === node.previousSibling || sign === node.nextSibling);
    })
    .map(({ element }) => (element.textContent ?? '').slice(0, 60));
}

// `{a} {b}` in JSX makes the space a text node of its own, which Chromium leaves out of names and of what is read.
describe('no space stands alone', () => {
  test.each(builtPages().map((file) => [routeOf(file), file]))('%s', (_, file) => {
    expect(loneSpaces(parsePage(readFileSync(join(client, file), 'utf8')).body)).toEqual([]);
  });
});
