import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { interSubset } from '../../scripts/lib/inter-subset.ts';
import { unicodeRanges } from '../../tests/support/unicode-range.ts';

let made: Awaited<ReturnType<typeof interSubset>>;
beforeAll(async () => {
  made = await interSubset();
});

test('font and declaration are what the script makes, byte by byte', async () => {
  expect(await readFile(new URL('./inter.css', import.meta.url), 'utf8')).toBe(made.css);
  expect((await readFile(new URL('./inter-pt-br.woff2', import.meta.url))).equals(made.font)).toBe(true);
});

test('no character is declared for both files', () => {
  const [portuguese = new Set(), others = new Set()] = unicodeRanges(made.css);
  expect(portuguese.size).toBeGreaterThan(120);
  expect(others.size).toBeGreaterThan(80);
  expect(portuguese.intersection(others).size).toBe(0);
});

test('the words of the site need only the letters of Portuguese', () => {
  const [portuguese = new Set()] = unicodeRanges(made.css);
  const folder = new URL('../content/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.(ts|md)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(25);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('\n', '');
    const missing = [...new Set(text)].filter((letter) => !portuguese.has(letter.codePointAt(0) ?? 0));
    expect(missing, file).toEqual([]);
  }
});
