import { expect, it } from 'vitest';
import { loggedPath } from './request-log.ts';

it.each([
  ['/sobre', '/sobre'],
  ['/ana@jornal.example', '/[oculto]'],
  ['/convite/ana%40jornal.example/aceitar', '/convite/[oculto]/aceitar'],
  ['/ana%2540jornal.example', '/[oculto]'],
])('logs the path %s as %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

it('cuts a long path', () => {
  expect(loggedPath(`/${'a'.repeat(5_000)}`)).toHaveLength(200);
});
