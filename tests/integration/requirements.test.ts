/** The links between docs/requirements.md, the tests that hold it, and the comments that cite it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Requirements that are decided and not built: the only ones that may be without a test. */
const unbuilt = /^R-NEXT-/;
const cited = /\bR-[A-Z]+-\d+\b/g;

const lines = read('docs/requirements.md').split('\n');
const requirements = lines
  .map((line) => /^- \*\*(R-[A-Z]+-\d+)\*\* (.+)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id = '', text = '']) => ({ id, tests: text.split(' → ')[1] ?? '' }));

/** Text files below a folder, or the file itself. */
function filesIn(path: string): readonly string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(new URL(`${path}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:astro|css|html|json|lua|md|mjs|ts|tsx)$/.test(file))
    .map((file) => `${path}/${file}`);
}

test('every line has a number of its own', () => {
  expect(requirements.length).toBeGreaterThan(300);
  expect(requirements).toHaveLength(lines.filter((line) => line.startsWith('- **')).length);
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every requirement names a test that exists, with the title that it quotes', () => {
  const wrong = requirements.flatMap(({ id, tests }) => {
    const named = [
      ...tests.matchAll(/`([^`]+(?:\.(?:spec|test)\.tsx?|\/flows\/[\w/]+\.ts))`(?: “([^”]+)”)?/g),
    ];
    if (named.length === 0) return unbuilt.test(id) ? [] : [`${id}: no test`];
    return named.flatMap(([, path = '', title = '']) => {
      if (!existsSync(new URL(path, root))) return [`${id}: ${path} does not exist`];
      return read(path).includes(title) ? [] : [`${id}: ${path} has no “${title}”`];
    });
  });
  expect(wrong).toEqual([]);
});

test('every number that is cited exists', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const top = readdirSync(root).filter((name) => /\.(?:md|ts)$/.test(name));
  const files = ['src', 'tests', 'scripts', 'bench', 'docs', ...top].flatMap(filesIn);
  const wrong = files.flatMap((file) =>
    (read(file).match(cited) ?? []).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(wrong).toEqual([]);
});
