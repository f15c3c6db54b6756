/** The numbers of docs/requirements.md, the tests that carry them in a title or a comment, and whatever else cites them. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const cwd = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, cwd), 'utf8');
const cited = /\bR-[A-Z]+-\d+\b/g;

const lines = read('docs/requirements.md')
  .split('\n')
  .filter((line) => line.startsWith('- **'));
const ids = lines.map((line) => /^- \*\*(R-[A-Z]+-\d+)\*\* \S/.exec(line)?.[1] ?? line);

/** Every number that a text file cites, with the file. */
const citations = globSync(
  [
    '*.{md,ts}',
    '{src,tests,scripts,bench,docs}/**/*.{astro,css,html,json,lua,md,mjs,ts,tsx,txt}',
    // A star passes over hidden folders.
    'src/pages/.well-known/*.ts',
  ],
  { cwd },
).flatMap((file) => (read(file).match(cited) ?? []).map((id) => ({ file, id })));

test('every line has a number of its own', () => {
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => !/^R-/.test(id) || ids.indexOf(id) !== index)).toEqual([]);
});

test('every requirement stands in a test', () => {
  const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|page-words\.txt$|^tests\/engines\//.test(file);
  const held = new Set(citations.filter(({ file }) => isTest(file)).map(({ id }) => id));
  expect(ids.filter((id) => !held.has(id))).toEqual([]);
});

test('every number that is cited exists', () => {
  expect(citations.filter(({ id }) => !ids.includes(id))).toEqual([]);
});
