// R-TXT-3
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { preloadedLetters } from '../../scripts/lib/font.ts';
import { interSubset } from '../../scripts/subset-font.ts';

test('font and declaration are what the script makes, byte by byte', async () => {
  const { font, others } = await interSubset();
  expect((await readFile(new URL('./inter-pt-br.woff2', import.meta.url))).equals(font)).toBe(true);
  expect(await readFile(new URL('./inter-others.css', import.meta.url), 'utf8')).toBe(others);
});

test('the whole font is not declared for a letter that the preloaded one has', async () => {
  const css = await readFile(new URL('./inter-others.css', import.meta.url), 'utf8');
  const ranges = [...css.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  expect(ranges.length).toBeGreaterThan(20);
  const preloaded = await preloadedLetters();
  expect(preloaded.size).toBeGreaterThan(120);
  const both = [...preloaded].filter((point) => ranges.some(([from, to]) => from <= point && point <= to));
  expect(both).toEqual([]);
});

test('the words of the site need only the letters of the preloaded font', async () => {
  const preloaded = await preloadedLetters();
  const folder = new URL('../content/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.(ts|md)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(25);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('\n', '');
    const missing = [...new Set(text)].filter((letter) => !preloaded.has(letter.codePointAt(0) ?? 0));
    expect(missing, file).toEqual([]);
  }
});
