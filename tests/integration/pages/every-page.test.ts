import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { builtPage, wordsOf } from '../../support/browser/built-page.ts';
import { builtPages, toolPages } from '../../support/browser/pages.ts';
import { builtServer } from '../../support/built-server.ts';

const meta = (page: Page, name: string) =>
  page.querySelector(`meta:is([name="${name}"], [property="${name}"])`)?.getAttribute('content') ?? '';

/** The pages that search engines may show, by their paths. */
const paths = builtPages();
const pages = new Map(paths.map((path) => [path, builtPage(path)]));
type Page = ReturnType<typeof builtPage>;

const site = builtServer();
async function read(path: string): Promise<Page> {
  return parsePage(await (await site.get(path)).text());
}

test('every page has its own title, description, canonical address and image (R-PAGE-1, R-PAGE-6, R-PAGE-7, R-PAGE-9)', () => {
  expect(paths).toContain('/');
  expect(paths).toContain('/portal-ai-waitlist');
  expect(paths.filter((path) => /^\/(copyright|portal-ai-waitlist\/)/.test(path))).toEqual([]);
  const seen = { title: new Set<string>(), description: new Set<string>(), image: new Set<string>() };
  for (const [path, page] of pages) {
    const title = page.querySelector('title')?.textContent ?? '';
    const description = meta(page, 'description');
    expect(title.length, `title of ${path}`).toBeGreaterThan(8);
    expect(description.length, `description of ${path}`).toBeGreaterThan(40);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(180);
    seen.title.add(title);
    seen.description.add(description);
    seen.image.add(meta(page, 'og:image'));
    const headline = wordsOf(page.querySelector('main h1')).replace(/ ?\.$/, '');
    expect(meta(page, 'og:image:alt'), path).toBe(
      `${brand.name}, em letras brancas no preto: “${headline}.”`,
    );
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(`${brand.url}${path}`);
    expect(meta(page, 'twitter:card'), path).toBe('summary_large_image');
    expect(page.documentElement.getAttribute('lang'), path).toBe('pt-BR');
    expect(page.querySelectorAll('h1'), `h1 of ${path}`).toHaveLength(1);
    // R-PAGE-4
    for (const part of ['body > [data-site-header]', 'body > main', 'body > footer'])
      expect(page.querySelectorAll(part), `${part} of ${path}`).toHaveLength(1);
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(paths.length);
});

test('no page has a character of its own that brings the whole font', () => {
  const ranges = readFileSync('src/styles/inter-others.css', 'utf8').matchAll(
    /u\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi,
  );
  const others = [...ranges].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('');
  expect(others).not.toBe('');
  for (const [path, page] of pages)
    expect(page.body.textContent.match(new RegExp(`[${others}]`, 'gu')), path).toBeNull();
});

test('a page that holds what the visitor did may be fetched ahead, but not rendered (R-PAGE-17, R-EQ-5)', async () => {
  const rules = await (await site.get('/speculation-rules.json')).text();
  const isAllowed = (how: 'prefetch' | 'prerender', path: string) => {
    const { and } = JSON.parse(rules)[how][0].where;
    return !and.some(
      ({ not }: { not?: { href_matches?: string } }) =>
        not?.href_matches !== undefined &&
        new URLPattern({ pathname: not.href_matches }).test({ pathname: path }),
    );
  };
  expect(isAllowed('prerender', '/sobre')).toBe(true);
  for (const path of ['/portal-ai-waitlist', '/politica-de-cookies', '/politica-de-privacidade']) {
    expect(isAllowed('prefetch', path), path).toBe(true);
    expect(isAllowed('prerender', path), path).toBe(false);
  }
  // What the staff read is written down, so nothing of it is read ahead.
  for (const path of ['/equipe', '/equipe/inscricoes/1']) {
    expect(isAllowed('prefetch', path) || isAllowed('prerender', path), path).toBe(false);
  }
});

test('every image for sharing is a PNG of 1200x630 that other sites may show (R-PAGE-7)', async () => {
  for (const page of pages.values()) {
    const image = new URL(meta(page, 'og:image')).pathname;
    const response = await site.get(image);
    expect(response.status, image).toBe(200);
    expect(response.headers.get('cross-origin-resource-policy'), image).toBe('cross-origin');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString(), image).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
});

test.each([
  ['edital', ['publicidade-legal'], '1 solução para “edital”'],
  ['%3Cb%3E', [], 'Nenhuma solução para “<b>”'],
])('the catalogue’s search finds without JavaScript: %s (R-CAT-9, R-CAT-11)', async (query, found, said) => {
  const document = await read(`/solucoes?q=${query}`);
  const cards = [...document.querySelectorAll('[data-solution]:not([hidden])')];
  expect(cards.map((card) => card.getAttribute('data-solution'))).toEqual(found);
  expect(document.querySelector('[data-catalogue-status-text]')?.textContent).toBe(said);
  const empty = document.querySelector('[data-catalogue-empty]');
  expect(empty?.hasAttribute('hidden')).toBe(found.length > 0);
  expect(wordsOf(empty)).toMatch(
    /^Nenhuma solução encontrada.*Não encontramos soluções que correspondam aos seus critérios atuais\./,
  );
  expect(document.querySelector('[data-catalogue] [data-search-reset]')?.getAttribute('href')).toBe(
    '/solucoes',
  );
});

test('the other spelling of the commitment redirects for good, with its query (R-POL-18)', async () => {
  const query = '?utm_source=boletim&link=a%26b';
  const { status, headers } = await site.get(`/compromisso-jornalistico${query}`, { redirect: 'manual' });
  expect(status).toBe(301);
  expect(headers.get('location')).toBe(`/compromisso-jornalismo${query}`);
});

test('robots.txt and llms.txt lead to the pages', async () => {
  const robots = await (await site.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${brand.url}/sitemap-index.xml`);
  const llms = await (await site.get('/llms.txt')).text();
  for (const [, address = ''] of llms.matchAll(/\]\((.*?)\)/g)) {
    expect((await site.get(new URL(address).pathname)).status, address).toBe(200);
  }
});

test('security.txt says whom to tell of a weakness, in which languages, and expires within a year (R-OPS-32)', async () => {
  const answer = await site.get('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [contact, expires = '', ...rest] = (await answer.text()).split('\n');
  expect(contact).toBe(`Contact: mailto:${brand.emails.privacy}`);
  const [, moment = ''] = /^Expires: (\d{4}-\d\d-01T00:00:00\.000Z)$/.exec(expires) ?? [];
  const days = (Date.parse(moment) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  expect(rest).toEqual([
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${brand.url}/.well-known/security.txt`,
    '',
  ]);
});

test('no internal link is dead, and every anchor exists (R-PAGE-10)', async () => {
  const links: { from: string; target: URL }[] = [];
  for (const from of [...paths, toolPages[0]]) {
    const html = await (await site.get(from)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g))
      links.push({ from, target: new URL(href.replaceAll('&amp;', '&'), `http://site${from}`) });
  }
  const inside = links.filter(({ target }) => target.host === 'site');
  for (const [path, leading] of Map.groupBy(inside, ({ target }) => target.pathname)) {
    const response = await site.get(path);
    expect(response.status, `link to ${path}`).toBe(200);
    const html = await response.text();
    for (const { from, target } of leading) {
      const id = decodeURIComponent(target.hash.slice(1));
      if (id !== '') expect(html, `${from} links to ${target}`).toContain(`id="${id}"`);
    }
  }
});
