import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { hero as catalogue } from '#content/catalogue.ts';
import { launchBadge } from '#content/launch.ts';
import { hero as legalNotices } from '#content/legal-notices.ts';
import { title as newspaperSites } from '#content/newspaper-sites.ts';
import { kicker, solutions } from '#content/solutions.ts';
import { textOn } from '#shared/dated-text.ts';
import { builtPage, linksIn, wordsOf, wordsOfAll } from '../support/built-page.ts';

/** What the first section of a page says. */
const heroWords = (path: string) => wordsOf(builtPage(`${path}.html`).querySelector('main section'));

test('the kicker is the product and its status, in running text', () => {
  expect(kicker('newsletter-ai')).toBe('Newsletter AI · exclusiva para clientes, com fila de espera');
});

/** Each page with its kicker. */
const PAGES: readonly (readonly [path: string, kicker: string])[] = [
  ['/solucoes', catalogue.kicker],
  ['/sites-para-jornais', kicker('portal-ai', newspaperSites)],
  ...solutions.filter(({ id }) => id !== 'projetos').map(({ id, path }) => [path, kicker(id)] as const),
];

test.each(PAGES)('%s says in its hero who can have it (R-CAT-14)', (path, words) => {
  const hero = heroWords(path);
  expect(hero).toContain(words);
});

test('Publicidade Legal says in its hero which half of the publication it is (R-LEG-8)', () => {
  expect(legalNotices.law).toBe(
    'A íntegra sai com o certificado ICP-Brasil do jornal. Salvo dispensa legal, a S.A. só cumpre a lei com o resumo impresso, no mesmo dia e jornal.',
  );
  expect(heroWords('/solucoes/publicidade-legal')).toContain(legalNotices.law);
});

describe('the catalogue', () => {
  const page = builtPage('solucoes.html');
  const card = (id: string) => page.querySelector(`[data-solution="${id}"] article`);

  test('the six cards say what each solution is (R-CAT-2, R-CAT-3, R-CAT-13)', () => {
    expect(wordsOf(page.querySelector('h1'))).toMatch(/^Seis soluções, da notícia ao anúncio ?\.$/);
    expect([...page.querySelectorAll('[data-catalogue-grid] article')]).toHaveLength(6);
    for (const { id, name, path, tagline, description, status, benefits, featured, open } of solutions) {
      const words = wordsOf(card(id));
      for (const text of [tagline, description, status]) expect(words).toContain(text);
      expect(wordsOfAll(card(id), '.solution-card__benefits li')).toEqual([
        benefits[0],
        benefits[1],
        '+1 mais',
      ]);
      expect(words.includes('Destaque'), name).toBe(featured === true);
      expect(card(id)?.querySelector('.solution-card__state .mark-dot') !== null, name).toBe(open === true);
      expect(linksIn(card(id))[0]).toBe(`${name} -> ${path}`);
    }
  });

  test('each card shows a piece of its product, as an example (R-CAT-15)', () => {
    for (const { id, name } of solutions) {
      const scene = card(id)?.querySelector('.scene[role="img"]');
      expect(scene?.getAttribute('aria-label'), name).toMatch(/^Exemplo: \p{L}/u);
      expect(wordsOfAll(scene ?? null, '.decision'), name).toEqual([expect.stringMatching(/^exemplo ./u)]);
    }
  });

  test('the table says of each solution for whom it is, who can have it and how to get in (R-CAT-15)', () => {
    const table = page.querySelector('main table');
    expect(wordsOfAll(table, 'thead th')).toEqual(['Solução', 'Para quem', 'Acesso hoje', 'Como entrar']);
    expect(wordsOfAll(table, 'tbody th')).toEqual(solutions.map(({ name }) => name));
    for (const [index, row] of [...(table?.querySelectorAll('tbody tr') ?? [])].entries()) {
      const cells = [...row.querySelectorAll('td')];
      expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([
        'Para quem',
        'Acesso hoje',
        null,
      ]);
      expect(wordsOf(cells[1] ?? null)).toBe(solutions[index]?.status);
      expect(cells[1]?.querySelectorAll('.mark-dot')).toHaveLength(solutions[index]?.open ? 1 : 0);
      expect(cells.every((cell) => wordsOf(cell) !== '')).toBe(true);
      expect(linksIn(row)).toHaveLength(2);
    }
  });

  test('the cards lead on: the portal to the waiting list, the others to their pages (R-CAT-4, R-CAT-5)', () => {
    expect(wordsOf(card('portal-ai'))).toContain(textOn(launchBadge));
    for (const { id, name, path } of solutions) {
      expect(linksIn(card(id))[1]).toBe(
        id === 'portal-ai'
          ? `Entrar na fila de espera : ${name} -> /portal-ai-waitlist`
          : `Explorar : ${name} -> ${path}`,
      );
    }
  });
});

// R-CHL-1, R-CHL-2, R-CHL-3, R-CHL-4
test('Chama.lá says everything about the tool', () => {
  const page = builtPage('solucoes/chama-la.html');
  const words = wordsOf(page.querySelector('main'));
  expect(wordsOf(page.querySelector('h1'))).toMatch(/^Seu link já diz oi ?\.$/);
  expect(wordsOfAll(page.querySelector('main section dl'), 'dd')).toEqual(['4.9/5', '1.247+']);
  for (const text of [
    'Você monta aqui mesmo.',
    'não saem do seu navegador, e não ficam guardados',
    'a validação é automática',
  ]) {
    expect(words).toContain(text);
  }
  expect(wordsOfAll(page.querySelector('#beneficios'), 'h3')).toHaveLength(3);
  expect(wordsOfAll(page.querySelector('#recursos'), 'h3')).toHaveLength(4);
  expect(wordsOfAll(page.querySelector('#usos'), 'h3')).toEqual([
    'Bio nas redes sociais',
    'Assinatura de e-mail',
    'Campanhas',
    'Sites',
  ]);
  // Each of the link's three parts has one line, which ends over the ring of its column; the code's dot has none.
  const lines = [...page.querySelectorAll('.link-anatomy svg path')].map((path) => path.getAttribute('d'));
  expect(lines.map((line) => line?.match(/ (\d+) 96$/)?.[1])).toEqual(['0', '320', '640']);
  const tools = [...page.querySelectorAll(`main a[href="${brand.externalTools.chamaLa}"]`)];
  // One of them takes the form's place where that can't run.
  expect(tools.map((tool) => [wordsOf(tool), tool.getAttribute('target')])).toEqual(
    Array(3).fill(['Abrir o Chama.lá (abre em nova aba)', '_blank']),
  );
  expect(tools.filter((tool) => tool.closest('#criar'))).toHaveLength(1);
});
