// R-CAT-11
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { cleanQuery, QUERY_MAX_LENGTH, queryOf, withQuery } from './search.ts';

const page = `${brand.url}/solucoes`;

describe('cleanQuery', () => {
  it('keeps one line of at most 100 characters, whatever comes in', () => {
    expect(cleanQuery('  link \n\t curto\u0000\u202e ')).toBe('link curto');
    expect(cleanQuery('a'.repeat(10_000))).toHaveLength(QUERY_MAX_LENGTH);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 160 }), (text) => {
        const clean = cleanQuery(text);
        expect(Array.from(clean).length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
        expect(clean).not.toMatch(/[\p{Cc}\n]/u);
        expect(cleanQuery(clean)).toBe(clean);
      }),
    );
  });
});

describe('the query in the address', () => {
  it('comes back from the address that it was put in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const query = cleanQuery(text);
        expect(queryOf(withQuery(page, query))).toBe(query);
      }),
    );
  });

  it('leaves other parameters and the anchor, and no empty q', () => {
    expect(withQuery(`${page}?utm_source=x&q=a#topo`, 'b c')).toBe(`${page}?utm_source=x&q=b+c#topo`);
    expect(withQuery(`${page}?q=a`, '  ')).toBe(page);
    expect(queryOf(page)).toBe('');
  });

  it('reads markup as the text that it is', () => {
    expect(queryOf(`${page}?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`)).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});
