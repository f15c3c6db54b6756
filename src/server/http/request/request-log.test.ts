// R-EQ-15
import { expect, it } from 'vitest';
import { loggedPath } from './request-log.ts';

it.each([
  ['/sobre', '/sobre'],
  ['/ana@jornal.example', '/[oculto]'],
  ['/convite/ana%40jornal.example/aceitar', '/convite/[oculto]/aceitar'],
  ['/ana%2540jornal.example', '/[oculto]'],
  ['/equipe/pedidos/2026-7K3QZ-M9X0J', '/equipe/pedidos/[oculto]'],
  ['/equipe/pedidos/20267K3QZM9X0J/dados', '/equipe/pedidos/[oculto]/dados'],
  ['/equipe/pedidos/2O26-7k3qz%20m9xoj', '/equipe/pedidos/[oculto]'],
  ['/equipe/pedidos/%2532026%2D7K3QZ%E2%80%83M9X0J', '/equipe/pedidos/[oculto]'],
  ['/equipe/inscricoes/42', '/equipe/inscricoes/42'],
  ['/%', '/%'],
])('logs the path %s as %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

it('hides a protocol number of which the cut would leave a part', () => {
  expect(loggedPath(`/${'a'.repeat(185)}/20267K3QZM9X0J`)).toBe(`/${'a'.repeat(185)}/[oculto]`);
});

it('cuts a long path', () => {
  expect(loggedPath(`/${'a'.repeat(5_000)}`)).toHaveLength(200);
});

it('reads a path that is encoded over and over only a few times', () => {
  // Read to its end, this would be 5,000 rounds.
  const started = performance.now();
  for (let n = 0; n < 20; n += 1) loggedPath(`/%${'25'.repeat(5_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
