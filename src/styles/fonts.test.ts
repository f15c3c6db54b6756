// R-TXT-3
import { globSync, readFileSync } from 'node:fs';
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

test('the words of the site, and the signs in its markup, need only the letters of the preloaded font', async () => {
  const preloaded = await preloadedLetters();
  // Signs of drawings, which no file of the font's latin letters has: the system's.
  const known = new Set([...[...preloaded].map((point) => String.fromCodePoint(point)), ...'→○●\n']);
  const files = globSync('src/{brand.ts,content/**/*.{ts,md},**/*.{tsx,astro}}').filter(
    (file) => !/test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const missing = [...new Set(readFileSync(file, 'utf8'))].filter((letter) => !known.has(letter));
    expect(missing, file).toEqual([]);
  }
});
