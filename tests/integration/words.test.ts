import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { launchOn, plan } from '#content/launch.ts';
import { policyCards } from '#content/policies.ts';
import { figureOf } from '#content/solution-figures.ts';
import { solutions } from '#content/solutions.ts';
import { queuePromise } from '#content/waitlist.ts';
import { builtPages, client, parsePage, routeOf } from '#integrations/built-pages.ts';
import { dayOf } from '#shared/dates.ts';
import { wordsOf } from '../support/built-page.ts';
import { sentencesOf } from '../support/sentences.ts';

/** Documents, which quote each other. */
const LEGAL_PAGES = [
  ...policyCards.map(({ id }) => `/${id}`),
  '/compromisso-jornalismo',
  '/acessibilidade',
  '/termos',
];

/** Pages where nobody waits for an answer: a tool, a sign-up that is confirmed at once, and the error page. */
const ANSWERED_AT_ONCE = ['/404', '/copyright', '/portal-ai-waitlist'];

/** How a promise is told, on which pages, and what on any page would contradict it (docs/copy.md). */
const PROMISES: readonly (readonly [promise: string, said: RegExp, on: readonly string[], never: RegExp])[] =
  [
    [
      'waiting',
      /fila é chamada (?:antes da abertura|primeiro).*não garante vaga/,
      ['/portal-ai-waitlist', '/solucoes/portais-noticias', '/sites-para-jornais', '/solucoes/newsletter-ai'],
      /lugar (?:fica|está) guardado|fila dá |entra primeiro/i,
    ],
    [
      'support',
      /24\/7 Para clientes.*O prazo de resposta é o do contrato/,
      ['/ai-first-human-centered'],
      /a qualquer hora, /i,
    ],
    ['Chama.lá', /não saem do seu navegador/, ['/solucoes', '/solucoes/chama-la'], /não guardamos nada/i],
    ['figures', /ainda sem relatório publicado/, ['/', '/sobre', '/projetos'], /não foi informad/i],
    ['whose figures', /Newsletter AI.*Meta do Portal AI/, ['/ai-first-human-centered'], /nossos números/i],
    [
      'law',
      /Salvo dispensa legal, a S\.A\. só cumpre a lei com o resumo impresso/,
      ['/solucoes/publicidade-legal'],
      /publicam o balanço/i,
    ],
    ['launch', new RegExp(launchOn(dayOf(new Date())).short, 'i'), ['/solucoes'], /sem data/i],
  ];

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

/** Facts that many pages give in one sentence: how soon the team answers, the launch, and what waiting gives. */
const SHARED_FACTS = [brand.answersWithin, plan.period, 'data a confirmar', queuePromise.replace(/\.$/, '')];

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
const words = new Map<string, string>();

beforeAll(() => {
  for (const file of builtPages().filter((name) => !name.startsWith('versoes/'))) {
    const page = parsePage(readFileSync(join(client, file), 'utf8'));
    pages.set(routeOf(file), page);
    words.set(routeOf(file), wordsOf(page.querySelector('main')));
  }
});

test.each(PROMISES)('one promise, one wording: %s (R-TXT-4)', (_, said, on, never) => {
  expect(on.filter((path) => !said.test(words.get(path) ?? ''))).toEqual([]);
  expect([...words].filter(([, text]) => never.test(text)).map(([path]) => path)).toEqual([]);
});

test('no sentence of six words or more stands on two pages (R-TXT-5)', () => {
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

test('every page says how soon one gets an answer (R-TXT-6)', () => {
  const silent = [...pages.keys()].filter((path) => {
    if (ANSWERED_AT_ONCE.includes(path) || (LEGAL_PAGES.includes(path) && path !== '/termos')) return false;
    return !words.get(path)?.includes(brand.answersWithin);
  });
  expect(silent).toEqual([]);
});
