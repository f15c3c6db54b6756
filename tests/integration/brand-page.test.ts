/** What the built page of the brand says, and what it offers without JavaScript. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { guidelines } from '#content/brand-guidelines.ts';
import { palette } from '#content/brand-page.ts';
import { client } from '#integrations/built-pages.ts';
import { builtPage, linksIn, wordsOf, wordsOfAll } from '../support/built-page.ts';

const page = builtPage('brand.html');
/** Links that only a browser without JavaScript shows. */
const withoutScript = builtPage('brand.html');
for (const part of withoutScript.querySelectorAll('noscript')) part.outerHTML = part.innerHTML;

// R-BRP-1, R-BRP-2, R-BRP-12, R-BRD-2
test('shows the wordmark, what it means, the artwork and the way on', () => {
  expect(page.title).toMatch(/^Marca/);
  expect(page.querySelector('h1')?.textContent).toBe(`${brand.wordmark}.`);
  expect(wordsOf(page.querySelector('blockquote'))).toBe(
    '“ Uma luz que cruza o escuro e deixa um rastro que dá para ler. ”',
  );
  expect(wordsOfAll(page, 'section[aria-labelledby="significado"] h3')).toEqual([
    'O nome',
    'O ponto',
    'O t duplo',
  ]);
  expect(wordsOfAll(page, 'main button')).toEqual(expect.arrayContaining(['Download Logo', 'Download Icon']));
  expect(wordsOfAll(page, '#logo figcaption')).toEqual([
    'Fundo escuro: letras brancas',
    'Fundo claro: letras em Gray 900',
  ]);
  const closing = page.querySelector('section[aria-labelledby="proximo-passo"]');
  expect(wordsOf(closing)).toMatch(/^Use a marca/);
  expect(linksIn(closing)).toEqual(['Falar com a equipe -> /contato', 'Ver soluções -> /solucoes']);
});

test('has its five sections, each under its anchor', () => {
  for (const anchor of ['logo', 'icon', 'colors', 'typography', 'guidelines']) {
    expect(page.querySelector(`main section#${anchor} h2`), anchor).not.toBeNull();
  }
});

test('names ten colours, each with hexadecimal, RGB and use (R-BRP-3, R-BRP-4)', () => {
  expect(palette.swatches.map(({ hex }) => hex)).toEqual([
    '#9333ea',
    '#7e22ce',
    '#9333ea',
    '#a855f7',
    '#c084fc',
    '#f3e8ff',
    '#000000',
    '#111827',
    '#f9fafb',
    '#ffffff',
  ]);
  expect(wordsOfAll(page, '[data-swatches] > li')).toEqual(
    palette.swatches.map(({ name, hex, rgb, usage }) => `${name} Copiar ${hex} RGB ${rgb} ${usage}`),
  );
});

test('sets the three styles of the typography (R-BRP-7)', () => {
  expect(wordsOfAll(page, '#typography h3')).toEqual(['Display/Hero', 'Heading 1', 'Body Text']);
});

test('gives six rules, each with a right and a wrong example and the numbers (R-BRP-8)', () => {
  const rules = [...page.querySelectorAll('#guidelines ol > li')];
  expect(rules).toHaveLength(6);
  for (const [index, { title, right, wrong, specs }] of guidelines.items.entries()) {
    const rule = rules[index] ?? null;
    expect(wordsOfAll(rule, 'h3')).toEqual([title]);
    expect(wordsOfAll(rule, 'figcaption')).toEqual([`Certo ${right}`, `Errado ${wrong}`]);
    expect(wordsOf(rule)).toContain(specs);
  }
  for (const number of ['× 1,5', '120 px', '30 mm', '4.5:1']) {
    expect(wordsOf(page.querySelector('#guidelines'))).toContain(number);
  }
});

test('without JavaScript the downloads are links to files of the site', () => {
  const file = (words: string) => {
    const link = [...withoutScript.querySelectorAll('a[download]')].find((item) => wordsOf(item) === words);
    return readFileSync(join(client, link?.getAttribute('href') ?? ''));
  };
  const names = Object.keys(unzipSync(file('Baixar tudo em SVG')));
  expect(names).toContain('LEIA-ME.txt');
  expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(4 + 12);
  expect(file('Download Logo').toString()).toContain('viewBox="0 0 500 200"');
  expect(file('Download Icon').toString()).toContain('viewBox="0 0 200 200"');
});

test('without JavaScript the colours are text, with nothing to press', () => {
  expect([...page.querySelectorAll('#colors button')]).toEqual([]);
});
