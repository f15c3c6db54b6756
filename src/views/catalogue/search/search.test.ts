import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { search } from '#content/pages/catalogue.ts';
import { categoryLabels, solutions } from '#content/solutions.ts';
import { fold } from '#shared/fold.ts';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { cleanQuery, excerpt, matches, QUERY_MAX_LENGTH, queryOf, quotedTexts, withQuery } from './search.ts';

const found = (query: string) =>
  solutions.filter((solution) => matches(solution, query)).map((solution) => solution.id);

describe('matches', () => {
  it.each([
    ['', solutions.map(({ id }) => id)],
    // Case and accents.
    ['EDIÇÃO', ['newsletter-ai']],
    // A name without its punctuation.
    ['chama.la', ['chama-la']],
    ['chamala', ['chama-la']],
    ['leia la', ['leia-la']],
    // What people call the products, on their cards and elsewhere.
    ['edital', ['publicidade-legal']],
    ['Newsletter IA', ['newsletter-ai']],
    ['grátis', ['chama-la']],
    ['jornais', ['newsletter-ai', 'portal-ai', 'leia-la']],
    ['e-mail', ['newsletter-ai']],
    ['email', ['newsletter-ai']],
    ['wordpress', ['portal-ai']],
    ['links', ['chama-la', 'leia-la']],
    ['fila', ['newsletter-ai', 'portal-ai', 'leia-la']],
    // Every word, in any order and any text.
    ['curto link', ['leia-la']],
    ['link edital', []],
    ['zzzz', []],
  ])('%s (R-CAT-6)', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('quotes what a card was found by', () => {
    for (const query of ['grátis', 'jornais', 'e-mail', 'email', 'wordpress', 'links', 'fila']) {
      for (const one of solutions.filter((solution) => matches(solution, query)))
        expect(excerpt(one, query).match, `${query}: ${one.id}`).not.toBe('');
    }
  });

  it.each(solutions)(
    'reads name, tagline, description, category and the three benefits of $name',
    (solution) => {
      const { name, tagline, description, category, benefits, status, audience } = solution;
      const texts = [name, tagline, description, status, audience, categoryLabels[category], ...benefits];
      for (const text of texts) {
        expect(matches(solution, text), text).toBe(true);
        expect(matches(solution, fold(text).toUpperCase()), text).toBe(true);
      }
    },
  );
});

describe('excerpt', () => {
  const leia = solutions.find((solution) => solution.id === 'leia-la');

  it('cuts the text at the word that was typed, with its own case and accents', () => {
    expect(leia && excerpt(leia, 'analise')).toEqual({
      before: '',
      match: 'Análise',
      after: ' de cliques em tempo real',
    });
  });

  it('prefers the text that holds the whole query, then the one with most of its words', () => {
    expect(leia && excerpt(leia, 'leia mais em')).toMatchObject({ match: 'leia mais em' });
    expect(leia && excerpt(leia, 'copiado texto')).toMatchObject({ match: 'copiado' });
  });

  it('leaves out the name, which stands above it (R-CAT-8)', () => {
    for (const solution of solutions) {
      const { before, match, after } = excerpt(solution, solution.name);
      expect(before + match + after).not.toBe(solution.name);
    }
    expect(leia && excerpt(leia, 'leia.la')).toEqual({ before: leia?.tagline, match: '', after: '' });
  });

  it('never loses or adds a letter, whatever is typed', () => {
    const any = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('link', 'ção', 'A', 'é', 'ﬁ', 'İ'));
    fc.assert(
      fc.property(fc.constantFrom(...solutions), any, (solution, query) => {
        const { before, match, after } = excerpt(solution, query);
        expect(quotedTexts(solution)).toContain(before + match + after);
        const letters = (text: string) => fold(text).replace(/\p{P}/gu, '');
        if (match) expect(letters(query)).toContain(letters(match));
      }),
    );
  });
});

it('the count says none, one and many in Portuguese', () => {
  expect([0, 1, 6].map(search.count)).toEqual(['Nenhuma solução', '1 solução', '6 soluções']);
});

// R-CAT-11
const page = `${brand.url}/solucoes`;

it('cleanQuery keeps one line of at most 100 characters, whatever comes in', () => {
  expect(cleanQuery('  link \n\t curto\u0000\u202e ')).toBe('link curto');
  expect(cleanQuery('a'.repeat(10_000))).toHaveLength(QUERY_MAX_LENGTH);
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 160 }), (text) => {
      const clean = cleanQuery(text);
      expect(Array.from(clean).length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
      expect(clean).not.toMatch(/[\p{Cc}\n]/u);
      expect(cleanQuery(clean)).toBe(clean);
    }),
  );
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
});
