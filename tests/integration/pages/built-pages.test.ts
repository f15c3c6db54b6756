/** What holds on every page of the build, whatever it says. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { example } from '#content/interface.ts';
import { plan } from '#content/launch.ts';
import { contactMessage } from '#content/pages/contact.ts';
import { policyCards } from '#content/policies.ts';
import { figureOf } from '#content/solution-figures.ts';
import { solutions } from '#content/solutions.ts';
import { queuePromise } from '#content/waitlist.ts';
import { builtPages, parsePage, routeOf } from '#integrations/built-pages.ts';
import { builtPage, plain, wordsOf } from '../../support/browser/built-page.ts';

type Page = ReturnType<typeof builtPage>;
type Part = NonNullable<ReturnType<Page['querySelector']>>;

/** A copy of a page's main part, to take things out of. */
const mainOf = (page: Page): Part => parsePage(page.querySelector('main')?.outerHTML ?? '').body;

/** Tags after which a text ends, whether or not it has a full stop. */
const blocks =
  'p|h[1-6]|li|dt|dd|div|section|article|figure|figcaption|blockquote|summary|details|table|tr|th|td|a|button|ul|ol|dl';

/** The sentences of a page's `main` outside of {@link SHARED_PARTS}, as a visitor reads them, each without its full stop. */
function sentencesOf(page: Page): readonly string[] {
  const copy = mainOf(page);
  for (const part of copy.querySelectorAll(`script, style, svg, ${SHARED_PARTS}`)) part.remove();
  return copy.innerHTML
    .replaceAll(new RegExp(`</?(${blocks})\\b[^>]*>`, 'g'), '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split(/\n|(?<=[.?!]”?)\s+/)
    .map((sentence) => plain(sentence).replace(/ ?[.?!]$/, ''))
    .filter((sentence) => sentence !== '');
}

const paths = builtPages().map(routeOf);
const pages = new Map(paths.map((path) => [path, builtPage(path)]));

test('the build has every page, and no other (R-PAGE-2)', () => {
  expect(paths.toSorted()).toEqual(
    [
      ...`/ /404 /acessibilidade /ai-first-human-centered /brand /compromisso-jornalismo /contato /copyright
    /politica-de-conteudo /politica-de-cookies /politica-de-privacidade /portal-ai-waitlist /projetos
    /sites-para-jornais /sobre /solucoes /solucoes/chama-la /solucoes/leia-la /solucoes/newsletter-ai
    /solucoes/portais-noticias /solucoes/publicidade-legal /termos /termos-de-servico /termos-de-uso`.split(
        /\s+/,
      ),
      ...readdirSync('src/content/earlier-policies').map((file) => `/versoes/${file.replace('.md', '')}`),
    ].toSorted(),
  );
});

describe('a link outside', () => {
  /** The pages of the browsers' makers about cookies, which the cookie policy links to. */
  const browserHelp = ['google.com', 'microsoft.com', 'mozilla.org', 'apple.com'].map(
    (maker) => `support.${maker}`,
  );
  const links = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll('a[href^="http"]')].map((link) => {
      const described = page.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
      return {
        where: `${path}: ${plain(link.textContent)}`,
        url: new URL(link.getAttribute('href') ?? ''),
        saysNewTab: `${link.textContent} ${described}`.includes('abre em nova aba'),
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      };
    }),
  );
  const isHelp = ({ url }: (typeof links)[number]) => browserHelp.includes(url.hostname);

  test('leads to the company, to the chat or to a browser’s help (R-PAGE-16)', () => {
    expect(links.length).toBeGreaterThan(10);
    const known = ({ hostname }: URL) => hostname.endsWith(`.${brand.domain}`) || hostname === 'wa.me';
    expect(links.filter((link) => !known(link.url) && !isHelp(link))).toEqual([]);
  });

  test('to the chat is of the company’s number, with a text written (R-BRD-5, R-CON-2)', () => {
    const chats = links.filter(({ url }) => url.hostname === 'wa.me');
    expect(chats.map(({ url }) => url.searchParams.get('text'))).toContain(contactMessage);
    expect(
      chats.filter(({ url }) => url.pathname !== `/${brand.whatsapp}` || !url.searchParams.get('text')),
    ).toEqual([]);
  });

  test('says that it opens in a new tab, and the page stays out of the other’s reach (R-PAGE-15)', () => {
    expect(
      links.filter(
        (link) =>
          !isHelp(link) && (!link.saysNewTab || link.target !== '_blank' || !link.rel?.includes('noopener')),
      ),
    ).toEqual([]);
  });
});

/** Spaces that are a text of their own, on one line, each with the words around it; not beside a sign that nobody reads. */
function loneSpaces({ body }: Page): readonly string[] {
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
test.each([...pages])('no space stands alone on %s (R-PAGE-30)', (_, page) => {
  expect(loneSpaces(page)).toEqual([]);
});

describe('a drawing with made-up names says that it is an example (R-PAGE-21)', () => {
  /** The made-up people, newspapers, towns and companies of the drawings, and the stories of their newspaper. */
  const MADE_UP =
    /Gazeta do Cais|gazetadocais|gaze\.ta|Helena|Marina|Osvaldo|Rafa(?!\p{L})|Renata|Dra\. (Lívia|Teresa)|Davi(?!\p{L})|Caio|Serra Clara|Vale Novo|Vila Nova|Santa Rita|Moinho Sul|Andorinha|[Pp]lano diretor|Festival fecha/u;

  /** Every innermost element of the page that names something made up. */
  const madeUpIn = (page: Page): readonly Part[] =>
    [...page.querySelectorAll('main *')].filter(
      (element) =>
        MADE_UP.test(
          [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''),
        ) && !element.closest('form, dialog, script, template, .type-lead'),
    );
  const labelled = (part: Part | null): boolean =>
    [...(part?.querySelectorAll('.example') ?? [])].some((word) => wordsOf(word) === example.word);
  const drawn = [...pages].filter(([path]) => path !== '/404');

  test.each(drawn)('%s', (_, page) => {
    const silent = madeUpIn(page).filter(
      (element) =>
        !labelled(element.closest('[role="img"]') ?? element.closest('.scene') ?? element.closest('section')),
    );
    expect(silent.map((element) => wordsOf(element))).toEqual([]);
    for (const scene of page.querySelectorAll('main .scene:not([aria-hidden])')) {
      // A tool that the visitor uses is no example.
      if (!scene.querySelector('textarea')) expect(labelled(scene), wordsOf(scene)).toBe(true);
    }
    for (const drawing of page.querySelectorAll('main [role="img"]:has(.decision)')) {
      expect(drawing.getAttribute('aria-label')).toMatch(/^Exemplo: \p{L}/u);
    }
  });

  test('the pages have such drawings', () => {
    expect(drawn.filter(([, page]) => madeUpIn(page).length > 0).length).toBeGreaterThan(6);
  });
});

describe('figures', () => {
  /**
   * A figure in the notation of the requirements: 180+, 1.5B+, +67%, 4.9/5, < 50 ms, 0.8 s, 3x, 24/7, 5 min, 5 semanas,
   * and what is said in words.
   */
  const FIGURE =
    /(?<![\w%])(?:< )?\+?\d[\d.]*(?:%|[BM]?\+|B\b|x\b|\/[57]\b| (?:ms|s|min|semanas)\b)|[Mm]ais de \d+(?: anos| empresas)?/g;
  /** Policies say what the law and the company's rules are, and the brand's and staff's pages measure drawings: no claims. */
  const claiming = paths.filter(
    (path) => !/^\/(?:termos|politica|versoes|compromisso|acessibilidade|brand|copyright|404)/.test(path),
  );
  const ofPortal = ['/solucoes/portais-noticias', '/sites-para-jornais'];

  /** A copy of the page's main part, and the figures that its notes explain. */
  function explainedOf(path: string) {
    const main = mainOf(builtPage(path));
    const explained = [...main.querySelectorAll('details.figure-basis')].flatMap((note) =>
      [...note.querySelectorAll('dt')].map((term) => ({
        value: plainFigure(term.textContent ?? ''),
        basis: term.nextElementSibling?.textContent ?? '',
        opens: note.querySelector('summary')?.textContent ?? '',
      })),
    );
    return { main, explained };
  }

  /** The figure's own part: `5 semanas` of a sentence, `50` of 'Mais de 50 empresas'. */
  const plainFigure = (text: string) => text.replaceAll(/mais de |menos de | anos| empresas|\s/gi, '');

  /** The page's words without its scenes, which say themselves that they are examples. */
  function saidBy(main: Part): readonly string[] {
    for (const part of main.querySelectorAll('details.figure-basis, [role=img], form, pre')) part.remove();
    return (wordsOf(main).match(FIGURE) ?? []).map(plainFigure);
  }

  test.each(claiming)('each on %s has a basis that can be opened (R-FIG-11)', (path) => {
    const { main, explained } = explainedOf(path);
    const values = new Set(explained.map(({ value }) => value));
    expect(saidBy(main).filter((figure) => !values.has(figure))).toEqual([]);
    for (const { basis, opens } of explained) {
      expect(basis).toMatch(/^\S.{20,}\.$/);
      expect(opens).toMatch(/^De onde v/);
    }
  });

  test('the pages have figures', () => {
    expect(claiming.flatMap((path) => saidBy(explainedOf(path).main)).length).toBeGreaterThan(40);
  });

  test.each(ofPortal)('what Portal AI is to reach is called a goal in sight on %s (R-FIG-12)', (path) => {
    const { main, explained } = explainedOf(path);
    expect(explained.filter(({ basis }) => basis.startsWith('Meta do projeto')).length).toBeGreaterThan(5);
    const sections = [...main.querySelectorAll('section')].filter(
      (section) => section.id === 'metodologia' || section.textContent.includes('Meta do projeto:'),
    );
    expect(sections).toHaveLength(3);
    for (const section of sections) {
      for (const note of section.querySelectorAll('details')) note.remove();
      expect(wordsOf(section)).toMatch(/(?<!\p{L})metas?(?!\p{L})/iu);
    }
  });
});

/** Documents, which quote each other. */
const LEGAL_PAGES = [
  ...policyCards.map(({ id }) => `/${id}`),
  '/compromisso-jornalismo',
  '/acessibilidade',
  '/termos',
];

/** Pages where nobody waits for an answer: a tool, a sign-up that is confirmed at once, and the error page. */
const ANSWERED_AT_ONCE = ['/404', '/copyright', '/portal-ai-waitlist'];

/** What would contradict a promise on any page; how each is told is in page-words.txt, by R-TXT-4 (docs/copy.md). */
const CONTRADICTIONS = [
  /lugar (?:fica|está) guardado|fila dá |entra primeiro|a qualquer hora, /i,
  /não guardamos nada|não foi informad|nossos números|publicam o balanço|sem data/i,
];

/**
 * Parts of `main` that several pages share: the way on below a list of questions, forms, dialogs, labels of actions, screens of
 * products, bases of figures.
 */
const SHARED_PARTS =
  '.text-link--alone, form, dialog, .btn, .go-link, [role="img"], .scene, [data-drawing], .figure-basis';

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

const told = new Map([...pages].filter(([path]) => !path.startsWith('/versoes/')));
const words = new Map([...told].map(([path, page]) => [path, wordsOf(page.querySelector('main'))]));

test('no page contradicts a promise (R-TXT-4)', () => {
  const contradicts = (text: string) => CONTRADICTIONS.some((never) => never.test(text));
  expect([...words].filter(([, text]) => contradicts(text)).map(([path]) => path)).toEqual([]);
});

test('no sentence of six words or more stands on two pages (R-TXT-5)', () => {
  const said = [...told]
    .filter(([path]) => !LEGAL_PAGES.includes(path))
    .flatMap(([path, page]) => [...new Set(sentencesOf(page))].map((sentence) => ({ path, sentence })))
    .filter(({ sentence }) => sentence.split(' ').length >= 6 && !SHARED_SENTENCES.has(sentence))
    .filter(({ sentence }) => !SHARED_FACTS.some((fact) => sentence.includes(fact)));
  const places = Map.groupBy(said, ({ sentence }) => sentence);
  expect(places.size).toBeGreaterThan(200);
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('every page says how soon one gets an answer (R-TXT-6)', () => {
  const silent = [...told.keys()].filter((path) => {
    if (ANSWERED_AT_ONCE.includes(path) || (LEGAL_PAGES.includes(path) && path !== '/termos')) return false;
    return !words.get(path)?.includes(brand.answersWithin);
  });
  expect(silent).toEqual([]);
});
