// R-PAGE-21
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { example } from '#content/interface.ts';
import { builtPages, client, parsePage, routeOf } from '#integrations/built-pages.ts';
import { wordsOf } from '../support/built-page.ts';

/** The made-up people, newspapers, towns and companies of the drawings, and the stories of their newspaper. */
const MADE_UP =
  /Gazeta do Cais|gazetadocais|gaze\.ta|Helena|Marina|Osvaldo|Rafa(?!\p{L})|Renata|Dra\. (Lívia|Teresa)|Davi(?!\p{L})|Caio|Serra Clara|Vale Novo|Vila Nova|Santa Rita|Moinho Sul|Andorinha|[Pp]lano diretor|Festival fecha/u;

const pages = builtPages()
  .map((file) => ({
    route: routeOf(file),
    main: parsePage(readFileSync(join(client, file), 'utf8')).querySelector('main'),
  }))
  .filter(({ route }) => route !== '/404');

/** An element of a page that the tests read. */
type Part = NonNullable<ReturnType<ReturnType<typeof parsePage>['querySelector']>>;

/** Every innermost element of the page that names something made up. */
function madeUpIn(main: Part): readonly Part[] {
  return [...main.querySelectorAll('*')].filter(
    (element) =>
      MADE_UP.test(
        [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''),
      ) && !element.closest('form, dialog, script, template, .type-lead'),
  );
}

const labelled = (part: Part | null): boolean =>
  [...(part?.querySelectorAll('.example') ?? [])].some((word) => wordsOf(word) === example.word);

describe('a drawing with made-up names says that it is an example', () => {
  test.each(pages.map(({ route, main }) => [route, main]))('%s', (_, main) => {
    if (!main) throw new Error('no main');
    const silent = madeUpIn(main).filter(
      (element) =>
        !labelled(element.closest('[role="img"]') ?? element.closest('.scene') ?? element.closest('section')),
    );
    expect(silent.map((element) => wordsOf(element))).toEqual([]);
    for (const scene of main.querySelectorAll('.scene:not([aria-hidden])')) {
      // A tool that the visitor uses is no example.
      if (!scene.querySelector('textarea')) expect(labelled(scene), wordsOf(scene)).toBe(true);
    }
    for (const drawing of main.querySelectorAll('[role="img"]:has(.decision)')) {
      expect(drawing.getAttribute('aria-label')).toMatch(/^Exemplo: \p{L}/u);
    }
  });

  test('the pages have such drawings', () => {
    const routes = pages.filter(({ main }) => main && madeUpIn(main).length > 0).map(({ route }) => route);
    expect(routes).toEqual(
      expect.arrayContaining([
        '/',
        '/sites-para-jornais',
        '/solucoes/chama-la',
        '/solucoes/leia-la',
        '/solucoes/newsletter-ai',
        '/solucoes/portais-noticias',
        '/solucoes/publicidade-legal',
      ]),
    );
  });
});
