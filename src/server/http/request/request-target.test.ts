import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { canonicalPath, hasQuery, parseTarget } from './request-target.ts';

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

  it('leaves the fragment out, and may have no query', () => {
    expect(parseTarget('/ab#?x')).toEqual({ raw: '/ab', pathname: '/ab', search: '' });
  });

  it('takes the path of a whole URL', () => {
    for (const origin of ['http://site.example', 'https://site.example'])
      expect(parseTarget(`${origin}/sobre?a=1`)).toMatchObject({ raw: '/sobre', search: '?a=1' });
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/sobre', undefined],
    ['/', undefined],
    ['/sobre/', '/sobre'],
    ['/sobre.html', '/sobre'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/solucoes/index', '/solucoes'],
    ['/s%6Fbre', '/sobre'],
    ['/s%6Fbre/', '/sobre'],
    ['/solucoes/s%c3%a3o-paulo', '/solucoes/s%C3%A3o-paulo'],
    ['//sobre', '/sobre'],
    ['/api/waitlist/', '/api/waitlist'],
    ['/nada', undefined],
    ['/sol.htmlucoes', undefined],
    ['/index/sobre', undefined],
    ['//evil.example/', '/evil.example'],
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

it.each([
  ['?q=jornal', true],
  ['?a=1&q=%20x', true],
  ['?q=', false],
  ['?q=+%20', false],
  ['?eq=jornal', false],
  ['', false],
])('%j asks for a search: %s', (search, expected) => {
  expect(hasQuery({ raw: '/', pathname: '/', search })).toBe(expected);
});
