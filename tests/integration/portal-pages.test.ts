/** What the two built pages of the news portal say, and where they lead. */
import { describe, expect, test } from 'vitest';
import { whatsappUrl } from '#brand.ts';
import * as newspapers from '#content/newspaper-sites.ts';
import * as portal from '#content/portal.ts';
import type { FaqItem } from '#content/schema.ts';
import { textOn } from '#shared/dated-text.ts';
import { builtPage, linksIn, wordsOf, wordsOfAll } from '../support/built-page.ts';

const ENTER = 'Entrar na fila de espera';

const pages = {
  portal: builtPage('solucoes/portais-noticias.html'),
  newspapers: builtPage('sites-para-jornais.html'),
};

/** What both pages say of the method and of the partners. */
function expectMethodAndPartners(page: ReturnType<typeof builtPage>): void {
  expect(wordsOf(page.querySelector('#metodologia h2'))).toContain('5 semanas');
  expect(wordsOfAll(page.querySelector('#metodologia'), 'h3')).toEqual([
    '01 Descoberta',
    '02 Arquitetura',
    '03 Desenvolvimento',
    '04 Lançamento',
  ]);
  const integrity = page.querySelector('#beneficios');
  expect(wordsOf(integrity)).toContain('Desde 2015');
  expect(wordsOf(integrity)).toContain('180+ Parceiros');
  expect(linksIn(integrity)).toEqual([expect.stringMatching(/ -> \/compromisso-jornalismo$/)]);
}

/**
 * The questions of a page: the first is open, each opens and closes by itself (`details` of one `name` would close
 * each other).
 */
function expectQuestions(page: ReturnType<typeof builtPage>, questions: readonly FaqItem[]): void {
  const all = [...page.querySelectorAll('.questions details')];
  expect(wordsOfAll(page, '.questions summary')).toEqual(questions.map(({ question }) => question));
  expect(wordsOfAll(page, '.questions__answer')).toEqual(questions.map(({ answer }) => textOn(answer)));
  expect(all.map((item) => item.hasAttribute('open'))).toEqual(all.map((_, index) => index === 0));
  expect(all.filter((item) => item.hasAttribute('name'))).toEqual([]);
}

/** Every link to the chat of a page opens a new tab with the text written. */
function expectChat(page: ReturnType<typeof builtPage>, count: number, text: string): void {
  const links = [...page.querySelectorAll('main a[href^="https://wa.me/"]')];
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect(wordsOf(link)).toBe('Conversar no WhatsApp (abre em nova aba)');
    expect(link.getAttribute('href')).toBe(whatsappUrl(text));
    expect(link.getAttribute('target')).toBe('_blank');
  }
}

describe('Portal AI 1.0', () => {
  const page = pages.portal;

  test('says what it is, and leads to the waiting list at the top and at the end (R-POR-2)', () => {
    expect(wordsOf(page.querySelector('h1'))).toMatch(/^O portal propõe, a redação publica ?\.$/);
    const closing = page.querySelector('main section[aria-labelledby="proximo-passo"]');
    expect(wordsOf(closing)).toContain(portal.closing.title.join(' '));
    for (const part of [page.querySelector('main section'), closing]) {
      expect(linksIn(part)).toContain(`${ENTER} -> /portal-ai-waitlist`);
    }
    // The others are among what comes when, and in the modal about paused projects.
    expect(linksIn(page.querySelector('main')).filter((link) => link.startsWith(ENTER))).toEqual(
      Array(4).fill(`${ENTER} -> /portal-ai-waitlist`),
    );
  });

  test('shows the beta’s notice and three highlights, and leads to the features (R-POR-3)', () => {
    const demo = page.querySelector('#demo');
    expect(wordsOf(demo)).toContain(portal.showcase.beta);
    expect(wordsOfAll(demo, 'h3')).toEqual(['IA personalizada', 'Curadoria automática', 'Análise preditiva']);
    expect(demo?.querySelector('.scene')?.getAttribute('aria-label')).toMatch(
      /^Exemplo: editor de uma matéria/,
    );
    expect(linksIn(demo)).toEqual(['Ver recursos -> #recursos']);
  });

  test('gives six differentials with their figures (R-POR-4)', () => {
    const figures = ['+65%', '0.8 s', '3x', '98%', '99.9%', '300+'];
    expect(portal.differentials.items.map(({ value }) => value)).toEqual(figures);
    const items = wordsOfAll(page.querySelector('#diferenciais'), 'li');
    expect(items).toHaveLength(6);
    for (const [index, { value, title }] of portal.differentials.items.entries()) {
      expect(items[index]).toContain(`${value} ${title}`);
    }
    expect(items[1]).toContain('menos de 0.8 s');
  });

  test('gives four steps in 5 weeks and six features with the five paywalls (R-POR-5, R-POR-6)', () => {
    expectMethodAndPartners(page);
    expect(portal.methodology.steps).toHaveLength(4);
    const features = page.querySelector('#recursos');
    expect(wordsOfAll(features, 'h3')).toEqual([
      'Editor WYSIWYG avançado',
      'Personalização com IA',
      'Análise em tempo real',
      'Paywall flexível',
      'Nativo e multiplataforma',
      'Distribuição omnichannel',
    ]);
    expect(wordsOfAll(features, 'li')).toEqual(expect.arrayContaining([...portal.features.paywall.models]));
    expect(wordsOf(features)).toMatch(/PWA.*iOS.*Android/);
  });

  test('stands by journalism and says what comes when (R-POR-9, R-POR-10)', () => {
    const cards = wordsOfAll(page.querySelector('#investimento'), 'li');
    expect(cards).toEqual([
      expect.stringMatching(/^Lançamento /),
      expect.stringMatching(/^Beta /),
      expect.stringMatching(/^Acesso .*Entrar na fila de espera .*Garantir acesso antecipado$/),
    ]);
    expect(cards[0]).toContain(textOn(portal.investment.launch.title));
  });

  test('opens the first of four questions, and several at a time (R-FAQ-1, R-POR-1)', () => {
    expect(portal.questions).toHaveLength(4);
    expectQuestions(page, portal.questions);
  });

  test('the chat opens in a new tab with the text written (R-POR-12)', () => {
    expectChat(page, 2, portal.whatsappText);
  });

  test('says in the modal about paused projects what is not taken on (R-POR-10, R-PAU-1, R-PAU-2)', () => {
    const dialog = page.querySelector('dialog#projetos-pausados');
    expect(wordsOf(dialog?.querySelector('h2') ?? null)).toBe('Projetos temporariamente pausados');
    expect(wordsOf(dialog)).toContain(portal.pausedProjects.text);
    expect(wordsOfAll(dialog, 'li')).toEqual([
      expect.stringMatching(/^Plataforma atual, de 2020/),
      expect.stringMatching(/^Portais em WordPress/),
      expect.stringMatching(/^Outras soluções tradicionais/),
      expect.stringMatching(/^Portal AI 1\.0/),
    ]);
  });
});

describe('sites for newspapers', () => {
  const page = pages.newspapers;

  test('has every section, in its own words (R-SPJ-1, R-SPJ-6)', () => {
    expect(wordsOf(page.querySelector('h1'))).toMatch(/^O próximo site do seu jornal ?\.$/);
    for (const id of ['demo', 'diferenciais', 'metodologia', 'recursos', 'beneficios', 'investimento']) {
      expect(page.querySelector(`main section#${id}`), id).not.toBeNull();
    }
    expect(wordsOf(page.querySelector('#demo'))).toContain(newspapers.dashboard.beta);
    expect(linksIn(page.querySelector('#demo'))).toEqual([expect.stringMatching(/ -> #recursos$/)]);
    const figures = ['+65%', 'menos de 2 s', '3x', '98%', '99.9%', '300+'];
    expect(newspapers.classifieds.items.map(({ figure }) => figure.value)).toEqual(figures);
    expect(wordsOfAll(page.querySelector('#diferenciais'), 'li')).toEqual(
      figures.map((figure) => expect.stringContaining(` ${figure} `)),
    );
    expectMethodAndPartners(page);
    expect(wordsOfAll(page.querySelector('#recursos'), 'h3')).toEqual(
      newspapers.sections.items.map(({ title }) => title),
    );
    expectChat(page, 1, newspapers.whatsappText);
  });

  // R-FAQ-1, R-FAQ-4, R-POR-1, R-SPJ-2
  test('answers six questions: the first is open and says that traditional projects are paused', () => {
    expect(newspapers.questions).toHaveLength(6);
    expectQuestions(page, newspapers.questions);
    expect(textOn(newspapers.questions[0]?.answer ?? '')).toMatch(/pausados.*2026/);
  });

  test('every waitlist link opens the dialog, for this page (R-SPJ-4)', () => {
    const links = [
      ...page.querySelectorAll('a[href="/fila-de-espera/sites-para-jornais"][data-waitlist-source]'),
    ];
    expect(links.map((link) => [wordsOf(link), link.getAttribute('data-waitlist-source')])).toEqual(
      Array(4).fill([ENTER, 'sites-para-jornais']),
    );
  });
});
