import { expect, test } from 'vitest';
import { orphans, overruns } from '../../scripts/lib/page-budgets.ts';

const small = { route: '/contato', html: 1, css: 1, script: 1, font: 1, files: [], requests: 1 };

test('a page within its budget has nothing to say', () => {
  expect(overruns(small)).toEqual([]);
});

test.each([
  ['html', /^O HTML de \/contato tem 200000 bytes; o limite é \d+\.$/],
  ['css', /^O CSS de \/contato tem 200000 bytes; o limite é \d+\.$/],
  ['script', /^O JS de \/contato tem 200000 bytes; o limite é \d+\.$/],
  ['font', /^A fonte de \/contato tem 200000 bytes; o limite é \d+\.$/],
  ['requests', /^A primeira visita a \/contato faz 200000 pedidos; o limite é \d+\.$/],
])('too much of %s is said with page, size and limit', (kind, sentence) => {
  expect(overruns({ ...small, [kind]: 200_000 })).toEqual([expect.stringMatching(sentence)]);
});

test("the home page's document may fill the first flight of a connection, less its headers", () => {
  expect(overruns({ ...small, route: '/', html: 13_100 })).toEqual([]);
  expect(overruns({ ...small, route: '/', html: 13_101 })).toHaveLength(1);
});

test('the limits of one page are not those of another', () => {
  const heavy = { ...small, script: 90_000 };
  expect(overruns({ ...heavy, route: '/copyright' })).toEqual([]);
  expect(overruns(heavy)).toHaveLength(1);
});

test('a page without limits is told', () => {
  expect(overruns({ ...small, route: '/nova' })).toEqual(['/nova não tem limites.']);
});

test('a limit for a page that was not built is told', () => {
  expect(orphans([small])).toContain('Há um limite para /copyright, que não foi gerada.');
});
