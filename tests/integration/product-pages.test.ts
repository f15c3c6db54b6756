import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { hero as catalogue } from '#content/catalogue.ts';
import { hero as legalNotices } from '#content/legal-notices.ts';
import { title as newspaperSites } from '#content/newspaper-sites.ts';
import { kicker, solutions } from '#content/solutions.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { wordsOf } from '../support/built-page.ts';
import { builtServer } from '../support/built-server.ts';

const site = builtServer();

/** What the first section of a page says. */
async function heroWords(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  return wordsOf(parsePage(html).querySelector('main section'));
}

test('the kicker is the product and its status, in running text', () => {
  expect(kicker('newsletter-ai')).toBe('Newsletter AI · exclusiva para clientes, com fila de espera');
});

/** Each page with its kicker. */
const PAGES: readonly (readonly [path: string, kicker: string])[] = [
  ['/solucoes', catalogue.kicker],
  ['/sites-para-jornais', kicker('portal-ai', newspaperSites)],
  ...solutions.filter(({ id }) => id !== 'projetos').map(({ id, path }) => [path, kicker(id)] as const),
];

test.each(PAGES)('%s says in its hero who can have it and how soon the team answers', async (path, words) => {
  const hero = await heroWords(path);
  expect(hero).toContain(words);
  expect(hero).toContain(brand.answersWithin);
});

test('Publicidade Legal says in its hero that it does not replace what the law asks for', async () => {
  expect(legalNotices.law).toBe(
    'A íntegra no portal, assinada com ICP-Brasil; não dispensa a publicação que a lei exigir.',
  );
  expect(await heroWords('/solucoes/publicidade-legal')).toContain(legalNotices.law);
});
