import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { loggedPath } from './request-log.ts';
import { canonicalPath, parseTarget } from './request-target.ts';

const pages = new Set(['/', '/sobre', '/solucoes', '/solucoes/são-paulo']);
const canonical = (url: string) => {
  const target = parseTarget(url);
  return target === undefined ? 'refused' : canonicalPath(target, (path) => pages.has(path));
};

describe('parseTarget', () => {
  it.each([
    ...`/%E0%A4%A /a%00b /../etc/passwd /a/%2e%2e/b /a/./b /%5Cevil bla *`.split(/\s+/),
    '/%0d%0aX: y',
    '/\\evil',
  ])('refuses %s', (url) => {
    expect(parseTarget(url)).toBeUndefined();
  });

  it('splits path and query', () => {
    expect(parseTarget('/a%20b?x=1?2')).toEqual({ raw: '/a%20b', pathname: '/a b', search: '?x=1?2' });
  });

  it('takes the path of a whole URL', () => {
    expect(parseTarget('http://site.example/sobre?a=1')).toMatchObject({ raw: '/sobre', search: '?a=1' });
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/sobre', undefined],
    ['/', undefined],
    ['/sobre/', '/sobre'],
    ['/sobre//', '/sobre'],
    ['/sobre.html', '/sobre'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/solucoes/index', '/solucoes'],
    ['/s%6Fbre', '/sobre'],
    ['/solucoes/s%c3%a3o-paulo', '/solucoes/s%C3%A3o-paulo'],
    ['//sobre', '/sobre'],
    ['/api/waitlist/', '/api/waitlist'],
    ['/nada', undefined],
    ['/nada.html', undefined],
    ['//evil.example/', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
    ['/\\evil.example/', 'refused'],
  ])('%s -> %s', (url, expected) => {
    expect(canonical(url)).toBe(expected);
  });

  it('never leads to another site and never to itself', () => {
    const piece = fc.constantFrom(...'/ // %2F %5C . sobre .html /index evil.example @ : %C3%A3'.split(' '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = `/${pieces.join('')}`;
        const location = canonical(url);
        if (location === undefined || location === 'refused') return;
        expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
        expect(location).not.toBe(url);
        expect(canonical(location)).toBeUndefined();
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

// R-EQ-15
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
