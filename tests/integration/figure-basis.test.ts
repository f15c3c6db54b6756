// R-FIG-11
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, client, parsePage, routeOf } from '#integrations/built-pages.ts';
import { wordsOf } from '../support/built-page.ts';

/**
 * A figure in the notation of the requirements: 180+, 1.5B+, +67%, 4.9/5, < 50 ms, 0.8 s, 3x, 24/7, 5 min, 5 semanas,
 * and what is said in words.
 */
const FIGURE =
  /(?<![\w%])(?:< )?\+?\d[\d.]*(?:%|[BM]?\+|B\b|x\b|\/[57]\b| (?:ms|s|min|semanas)\b)|[Mm]ais de \d+(?: anos| empresas)?/g;

/** Policies say what the law and the company's rules are, and the brand's and staff's pages measure drawings: no claims. */
const pages = builtPages()
  .map((file) => ({ file, route: routeOf(file) }))
  .filter(
    ({ route }) =>
      !/^\/(?:termos|politica|versoes|compromisso|acessibilidade|brand|copyright|404)/.test(route),
  );

/** The page's words without its scenes, which say themselves that they are examples, and the figures that are explained. */
function figuresOf(file: string) {
  const main = parsePage(readFileSync(join(client, file), 'utf8')).querySelector('main');
  if (!main) throw new Error(`${file} has no main`);
  const notes = [...main.querySelectorAll('details.figure-basis')];
  const explained = notes.flatMap((note) =>
    [...note.querySelectorAll('dt')].map((term) => ({
      value: plainFigure(term.textContent ?? ''),
      basis: term.nextElementSibling?.textContent ?? '',
      opens: note.querySelector('summary')?.textContent ?? '',
    })),
  );
  for (const part of main.querySelectorAll('details.figure-basis, [role=img], form, pre')) part.remove();
  return { said: (wordsOf(main).match(FIGURE) ?? []).map(plainFigure), explained };
}

/** The figure's own part: `5 semanas` of a sentence, `50` of 'Mais de 50 empresas'. */
function plainFigure(text: string): string {
  return text.replaceAll(/mais de |menos de | anos| empresas|\s/gi, '');
}

describe('each figure on a page has a basis that can be opened', () => {
  test.each(pages.map(({ route, file }) => [route, file]))('%s', (_, file) => {
    const { said, explained } = figuresOf(file);
    const values = new Set(explained.map(({ value }) => value));
    expect(said.filter((figure) => !values.has(figure))).toEqual([]);
    for (const { basis, opens } of explained) {
      expect(basis).toMatch(/^\S.{20,}\.$/);
      expect(opens).toMatch(/^De onde v/);
    }
  });

  test('the pages have figures', () => {
    expect(pages.flatMap(({ file }) => figuresOf(file).said).length).toBeGreaterThan(40);
  });
});

test('what Portal AI is to reach is called a goal, on both of its pages', () => {
  for (const route of ['/solucoes/portais-noticias', '/sites-para-jornais']) {
    const file = pages.find((page) => page.route === route)?.file ?? '';
    const goals = figuresOf(file).explained.filter(({ basis }) => basis.startsWith('Meta do projeto'));
    expect(goals.length, route).toBeGreaterThanOrEqual(6);
  }
});

test('and each section with such a figure says so in sight (R-FIG-12)', () => {
  const said = /(?<!\p{L})metas?(?!\p{L})/iu;
  for (const route of ['/solucoes/portais-noticias', '/sites-para-jornais']) {
    const file = pages.find((page) => page.route === route)?.file ?? '';
    const main = parsePage(readFileSync(join(client, file), 'utf8')).querySelector('main');
    const sections = [...(main?.querySelectorAll('section') ?? [])].filter(
      (section) => section.id === 'metodologia' || section.textContent.includes('Meta do projeto:'),
    );
    expect(sections, route).toHaveLength(3);
    for (const section of sections) {
      for (const note of section.querySelectorAll('details')) note.remove();
      expect(wordsOf(section), route).toMatch(said);
    }
  }
});
