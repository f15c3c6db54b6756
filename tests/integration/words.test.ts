import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { policyCards } from '#content/policies.ts';
import { figureOf } from '#content/solution-figures.ts';
import { solutions } from '#content/solutions.ts';
import { builtPages, client, parsePage, routeOf } from '#integrations/built-pages.ts';
import { wordsOf } from '../support/built-page.ts';
import { sentencesOf } from '../support/sentences.ts';

/** Pages that the motif of the line and the dot belongs to. */
const MOTIF_PAGES = ['/', '/brand', '/ai-first-human-centered'];

/** Documents: they say 'quem' and 'decisões automatizadas' as the law does, and quote each other. */
const LEGAL_PAGES = [
  ...policyCards.map(({ id }) => `/${id}`),
  '/compromisso-jornalismo',
  '/acessibilidade',
  '/termos',
];

/** Pages where nobody waits for an answer: a tool, a sign-up that is confirmed at once, and the error page. */
const ANSWERED_AT_ONCE = ['/404', '/copyright', '/portal-ai-waitlist'];

/** The motif's words, and how often one of the other pages may say each. */
const MOTIF: readonly (readonly [word: string, pattern: RegExp, most: number])[] = [
  ['quem', /(?<!\p{L})quem(?!\p{L})/giu, 4],
  ['decid-', /(?<!\p{L})deci[ds]\p{L}*/giu, 1],
  ['ponto', /(?<!\p{L})pontos?(?!\p{L})/giu, 1],
  ['uma pessoa', /(?<!\p{L})uma pessoa(?!\p{L})/giu, 1],
];

/** What a headline of the other pages doesn't say: the motif, or that something 'é seu'. */
const NOT_IN_HEADLINES =
  /(?<!\p{L})(deci[ds]\p{L}*|pontos?|uma pessoa|(é|são) (o |a )?(seu|sua)s?)(?!\p{L})/iu;

/** Parts of `main` that several pages share: forms, dialogs, labels of actions, screens of products, bases of figures. */
const SHARED_PARTS = [
  // The way on below a list of questions.
  '.text-link--alone',
  'form',
  'dialog',
  '.btn',
  '.go-link',
  '[role="img"]',
  '.scene',
  '[data-drawing]',
  '.figure-basis',
];

/** The launch, whose sentence is the same wherever it stands and may say 'quem está na fila'. */
const LAUNCH = 'primeiro semestre de 2026';

/** Facts that many pages give in one sentence: how soon the team answers, and the launch. */
const SHARED_FACTS = [brand.answersWithin, LAUNCH, 'data a confirmar'];

/** Sentences that stand on more than one page and are the same on purpose. */
const SHARED_SENTENCES = new Set(
  // A product's entry is written once, in `solutions.ts`, and shown wherever the product is listed.
  solutions.flatMap((solution) => [
    solution.tagline,
    solution.status,
    ...solution.benefits,
    `${figureOf(solution)?.value} ${solution.stat?.label}`,
  ]),
);

const pages = new Map<string, ReturnType<typeof parsePage>>();

beforeAll(() => {
  for (const file of builtPages().filter((file) => !file.startsWith('versoes/'))) {
    pages.set(routeOf(file), parsePage(readFileSync(join(client, file), 'utf8')));
  }
});

const main = (path: string) => pages.get(path)?.querySelector('main') ?? null;
const otherPages = () =>
  [...pages.keys()].filter((path) => !MOTIF_PAGES.includes(path) && !LEGAL_PAGES.includes(path));

describe('the motif stays on its pages', () => {
  test('elsewhere its words are few', () => {
    expect(otherPages().length).toBeGreaterThan(10);
    const tooMany = otherPages().flatMap((path) => {
      const words = wordsOf(main(path)).replaceAll(new RegExp(`${LAUNCH}[^.]*`, 'g'), '');
      return MOTIF.map(([word, pattern, most]) => ({ word, most, count: words.match(pattern)?.length ?? 0 }))
        .filter(({ most, count }) => count > most)
        .map(({ word, count }) => `${path}: ${word} ${count} times`);
    });
    expect(tooMany).toEqual([]);
  });

  test('elsewhere no headline has them', () => {
    const found = otherPages().flatMap((path) =>
      [...(main(path)?.querySelectorAll('h1, h2, h3') ?? [])]
        .map((headline) => wordsOf(headline))
        .filter((headline) => NOT_IN_HEADLINES.test(headline))
        .map((headline) => `${path}: ${headline}`),
    );
    expect(found).toEqual([]);
  });
});

test('no sentence of six words or more stands on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [path, document] of pages) {
    if (LEGAL_PAGES.includes(path)) continue;
    for (const sentence of new Set(sentencesOf(document, SHARED_PARTS))) {
      if (sentence.split(' ').length < 6 || SHARED_SENTENCES.has(sentence)) continue;
      if (SHARED_FACTS.some((fact) => sentence.includes(fact))) continue;
      const first = seen.get(sentence);
      if (first !== undefined) twice.push(`${first} and ${path}: ${sentence}`);
      else seen.set(sentence, path);
    }
  }
  expect(seen.size).toBeGreaterThan(200);
  expect(twice).toEqual([]);
});

test('every page says how soon one gets an answer', () => {
  const silent = [...pages.keys()].filter((path) => {
    if (ANSWERED_AT_ONCE.includes(path) || (LEGAL_PAGES.includes(path) && path !== '/termos')) return false;
    return !wordsOf(main(path)).includes(brand.answersWithin);
  });
  expect(silent).toEqual([]);
});
