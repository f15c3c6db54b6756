/** What each built page has to say, whatever else it says, and where it leads: once for every page, by its requirement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { solutions } from '#content/solutions.ts';
import { fields } from '#features/waitlist/rules/fields.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import { waitlistTexts } from '#integrations/build-facts/shown-texts.ts';
import { client, parsePage } from '#integrations/built-pages.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { builtPage, textsOf, wordsOf } from '../../support/browser/built-page.ts';

type Text = string | RegExp;

const ofBrand = (_: string, path: string) =>
  String(path.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), brand));

function readText(written: string): readonly Text[] {
  const [, times = '1', text = ''] = /^(?:(\d+) × )?(.*)$/.exec(written) ?? [];
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/.exec(text) ?? [];
  return Array<Text>(Number(times)).fill(pattern === undefined ? text : new RegExp(pattern, flags));
}

function readFact(line: string) {
  const [requirement = '', selector = '', kind = '', ...expected] = line.split(' | ');
  return { requirement, selector, kind, expected: expected.flatMap(readText) };
}

/** The facts of each page, by its path. */
const pages = readFileSync(join(import.meta.dirname, 'page-words.txt'), 'utf8')
  .replaceAll(/\n +(?=\| )/g, ' ')
  .replaceAll(/\{([a-z][\w.]*)\}/g, ofBrand)
  .split('\n\n')
  .slice(1)
  .flatMap((page) => {
    const [paths = '', ...lines] = page.trim().split('\n');
    return paths.split(' ').map((path) => [path, lines.map(readFact)] as const);
  });

describe.each(pages)('%s says what it has to', (path, facts) => {
  const page = builtPage(path);

  test.each(facts)('$requirement $selector: $expected', ({ selector, kind, expected }) => {
    const texts = textsOf(page, selector);
    const matcher = (text: Text) => (typeof text === 'string' ? text : expect.stringMatching(text));
    if (kind === 'count') expect(String(texts.length)).toBe(expected[0]);
    else if (kind === 'are') expect(texts).toEqual(expected.map(matcher));
    else for (const text of expected) expect(texts.join('\n')).toMatch(text);
  });
});

const catalogue = builtPage('/solucoes');
const rows = [...catalogue.querySelectorAll('main table tbody tr')];

test.each(solutions.map((solution, index) => ({ ...solution, index })))(
  'the catalogue says what $name is, who can have it, and leads on (R-CAT-2, R-CAT-3, R-CAT-5, R-CAT-13, R-CAT-14)',
  ({ id, name, path, tagline, description, status, featured, open, index }) => {
    const card = catalogue.querySelector(`[data-solution="${id}"] article`);
    const words = wordsOf(card);
    for (const text of [tagline, description, status]) expect(words).toContain(text);
    expect(words.includes('Destaque')).toBe(featured === true);
    expect(card?.querySelector('.solution-card__state .mark-dot') !== null).toBe(open === true);
    expect(textsOf(catalogue, `[data-solution="${id}"] article a`)).toEqual([
      `${name} -> ${path}`,
      id === 'portal-ai'
        ? `Entrar na fila de espera : ${name} -> /portal-ai-waitlist`
        : `Explorar : ${name} -> ${path}`,
    ]);
    const cells = [...(rows[index]?.querySelectorAll('td') ?? [])];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Para quem', 'Acesso hoje', null]);
    expect(cells.every((cell) => wordsOf(cell) !== '')).toBe(true);
    expect(wordsOf(cells[1] ?? null)).toBe(status);
    expect(cells[1]?.querySelectorAll('.mark-dot')).toHaveLength(open ? 1 : 0);
    // Its page says in its hero who can have it, in the words of its card.
    if (id !== 'projetos') {
      const hero = wordsOf(builtPage(path).querySelector('main section'));
      expect(hero.toLowerCase()).toContain(status.toLowerCase());
    }
  },
);

test('without JavaScript the downloads of the brand are links to files of the site (R-DWN-19)', () => {
  const page = parsePage(readFileSync(join(client, 'brand.html'), 'utf8').replaceAll(/<\/?noscript>/g, ''));
  const file = (words: string) => {
    const link = [...page.querySelectorAll('a[download]')].find((item) => wordsOf(item) === words);
    return readFileSync(join(client, link?.getAttribute('href') ?? ''));
  };
  const names = Object.keys(unzipSync(file('Baixar tudo em SVG')));
  expect(names).toContain('LEIA-ME.txt');
  expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(4 + 12);
  expect(file('Download Logo').toString()).toContain('viewBox="0 0 500 200"');
  expect(file('Download Icon').toString()).toContain('viewBox="0 0 200 200"');
});

// R-WL-6, R-WL-23, R-WLP-1, R-WLP-7
test('the waiting list asks for its fields, roles and sizes of company, and sends which texts it shows (R-WL-25)', () => {
  const form = builtPage('/portal-ai-waitlist').querySelector('main form');
  const read = (selector: string, attribute = 'value') =>
    [...(form?.querySelectorAll(selector) ?? [])].map((control) => control.getAttribute(attribute));
  expect(read(`input[type="hidden"][name="${SHOWN_TEXTS_FIELD}"]`)).toEqual([waitlistTexts()]);
  expect([...new Set(read(':is(input, select, textarea)[name]', 'name'))].toSorted()).toEqual(
    [...Object.keys(fields), HONEYPOT_FIELD, SHOWN_TEXTS_FIELD].toSorted(),
  );
  expect(read('select[name="cargo"] option:not([value=""])')).toEqual(
    `jornalista editor diretor-redacao ceo-fundador gestor-conteudo gerente-marketing desenvolvedor
      analista-ti outro`.split(/\s+/),
  );
  expect(read('input[name="companySize"]')).toEqual('startup pequeno medio grande enterprise'.split(' '));
  const sizes = form?.querySelector('[name="companySize"]')?.closest('fieldset')?.textContent;
  expect(sizes).toMatch(/1 a 10.*11 a 50.*51 a 200.*200\+/);
});
