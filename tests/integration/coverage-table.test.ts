import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('docs/coverage.md names only tests that exist', () => {
  const table = readFileSync(new URL('docs/coverage.md', root), 'utf8');
  const named = [...table.matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?)`/g)].map(([, file = '']) => file);
  const missing = named.filter(
    (file) => !existsSync(new URL(file.includes('/') ? file : `tests/e2e/${file}`, root)),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
