import { expect, it } from 'vitest';
import { loggedPath } from './request-log.ts';

it.each([
  ['/sobre', '/sobre'],
  ['/ana@jornal.example', '/[oculto]'],
  ['/convite/ana%40jornal.example/aceitar', '/convite/[oculto]/aceitar'],
  ['/ana%2540jornal.example', '/[oculto]'],
  ['/equipe/pedidos/2026-7K3QZ-M9X0J', '/equipe/pedidos/[oculto]'],
  ['/equipe/inscricoes/42', '/equipe/inscricoes/42'],
])('logs the path %s as %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

it('cuts a long path', () => {
  expect(loggedPath(`/${'a'.repeat(5_000)}`)).toHaveLength(200);
});
