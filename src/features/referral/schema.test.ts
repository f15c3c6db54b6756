// R-REF-7
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrowserFacts, invitation, linkedVisit, referralOf, type SiteReferral } from './payload.ts';
import { parseSiteReferral } from './schema.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const browser: BrowserFacts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  language: 'pt-BR',
  screen: { width: 1440, height: 900 },
  referrer: 'https://www.gazetadocais.com.br/',
};
const referral: SiteReferral = {
  referring_domain: 'gazetadocais.com.br',
  page_visited: '/sites-para-jornais',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  metadata: {
    screen_width: 1440,
    screen_height: 900,
    language: 'pt-BR',
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: 'https://www.gazetadocais.com.br/',
  },
};

/** The same visit of somebody who has not turned analytics on. */
const unasked: SiteReferral = {
  ...referral,
  user_agent: null,
  metadata: {
    screen_width: null,
    screen_height: null,
    language: null,
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: null,
  },
};

const domainOf = (search: string, pathname = '/sites-para-jornais') =>
  linkedVisit({ pathname, search })?.referring_domain;
const visit = { referring_domain: 'gazetadocais.com.br', page_visited: '/sites-para-jornais' } as const;

describe('what the browser sends', () => {
  test('is the payload of a view (R-REF-2)', () => {
    const read = linkedVisit({
      pathname: '/sites-para-jornais',
      search: '?link=https://www.gazetadocais.com.br/politica',
    });
    expect(read).toEqual(visit);
    expect(referralOf(visit, browser, now)).toEqual(referral);
  });

  test('is also a word without a dot, as links to partners carry', () => {
    expect(domainOf('?link=Parceiro')).toBe('parceiro');
    expect(parseSiteReferral({ ...referral, referring_domain: 'parceiro' })).toMatchObject({ ok: true });
  });

  test('is a colleague’s link on the page of a waiting list, and no other there (R-WLP-25)', () => {
    const page_visited = '/portal-ai-waitlist';
    const invited = { referring_domain: invitation, page_visited };
    expect(linkedVisit({ pathname: page_visited, search: '?link=indicacao' })).toEqual(invited);
    expect(parseSiteReferral({ ...referral, ...invited })).toMatchObject({ ok: true, value: invited });
    expect(domainOf('?link=indicacao', '/contato')).toBeUndefined();
    expect(domainOf('?link=gazetadocais.com.br', '/portal-ai-waitlist')).toBeUndefined();
  });

  test('tells nothing of the device or the way there without the analytics category (R-REF-8)', () => {
    expect(referralOf(visit, undefined, now)).toEqual(unasked);
  });

  test.each(['', '?', '?link', '?link=', '?link=%3Cscript%3E', '?outro=gazeta.com.br', '?link=n%20ada'])(
    'is nothing for the address %o',
    (search) => {
      expect(domainOf(search)).toBeUndefined();
    },
  );

  test('is always something that the server takes', () => {
    const text = fc
      .string({ unit: 'grapheme-ascii', maxLength: 3000 })
      .map((value) => value.replace(/\s/g, ''));
    fc.assert(
      fc.property(text, fc.nat(20_000), (value, width) => {
        const sent = referralOf(
          visit,
          {
            ...browser,
            userAgent: value,
            referrer: value === '' ? '' : `https://gazeta.com.br/${value}`,
            screen: { width: width + 0.5, height: 1 },
          },
          now,
        );
        expect(parseSiteReferral(JSON.parse(JSON.stringify(sent)))).toMatchObject({ ok: true });
      }),
    );
  });
});

describe('what the server takes', () => {
  const errors = (
    change: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, string | undefined>> => {
    const parsed = parseSiteReferral({ ...referral, ...change });
    return parsed.ok ? {} : parsed.errors;
  };
  const inMetadata = (change: Readonly<Record<string, unknown>>) =>
    errors({ metadata: { ...referral.metadata, ...change } });

  test('is the payload, with the domain normalised again and nothing besides', () => {
    const claim = {
      ...referral,
      referring_domain: 'HTTPS://WWW.GazetaDoCais.com.br:443/x',
      id: 7,
      created_at: '1999-01-01',
      metadata: { ...referral.metadata, timestamp: '2026-03-12T09:00:00-03:00', extra: 'x'.repeat(9000) },
    };
    expect(parseSiteReferral(claim)).toEqual({ ok: true, value: referral });
  });

  test('may lack what a browser can hide', () => {
    const parsed = parseSiteReferral({
      ...referral,
      user_agent: '',
      metadata: { ...referral.metadata, language: '', referrer: '' },
    });
    expect(parsed).toMatchObject({ ok: true, value: { user_agent: '', metadata: { referrer: '' } } });
  });

  test('has null for what the visitor did not agree to, also when it is left out', () => {
    expect(parseSiteReferral(unasked)).toEqual({ ok: true, value: unasked });
    const { referring_domain, page_visited, metadata } = unasked;
    const least = { referring_domain, page_visited, metadata: { timestamp: metadata.timestamp } };
    expect(parseSiteReferral(least)).toEqual({ ok: true, value: unasked });
  });

  test.each<[Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    [{ referring_domain: '' }, { referring_domain: 'Domínio é obrigatório' }],
    [{ referring_domain: '<b>' }, { referring_domain: 'Domínio inválido' }],
    [{ referring_domain: 7 }, { referring_domain: 'Domínio inválido' }],
    [
      { referring_domain: 'a'.repeat(2049) },
      { referring_domain: 'Domínio deve ter no máximo 2048 caracteres' },
    ],
    [{ page_visited: '/sobre' }, { page_visited: 'Página inválida' }],
    [{ user_agent: 'x'.repeat(1025) }, { user_agent: 'Navegador deve ter no máximo 1024 caracteres' }],
    [{ user_agent: 'x\u0000' }, { user_agent: 'Navegador inválido' }],
    [{ user_agent: { toString: 'x' } }, { user_agent: 'Navegador inválido' }],
    [{ metadata: undefined }, { metadata: 'Dados da visita inválidos' }],
    [{ metadata: 'x' }, { metadata: 'Dados da visita inválidos' }],
  ])('is not %j', (change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ screen_width: -1 }, 'Tamanho de tela inválido'],
    [{ screen_height: 1.5 }, 'Tamanho de tela inválido'],
    [{ screen_height: 1e9 }, 'Tamanho de tela inválido'],
    [{ screen_width: '1440' }, 'Tamanho de tela inválido'],
    [{ language: 'pt BR' }, 'Idioma inválido'],
    [{ language: 'p'.repeat(36) }, 'Idioma deve ter no máximo 35 caracteres'],
    [{ timestamp: 'ontem' }, 'Horário inválido'],
    [{ timestamp: '' }, 'Horário é obrigatório'],
    [{ timestamp: '2026-13-45T99:00:00Z' }, 'Horário inválido'],
    [{ referrer: 'x y' }, 'Endereço anterior inválido'],
    [
      { referrer: `https://a.com/${'x'.repeat(2048)}` },
      'Endereço anterior deve ter no máximo 2048 caracteres',
    ],
  ])('is not the metadata %.60j', (change, message) => {
    expect(inMetadata(change)).toEqual({ metadata: message });
  });

  test('nothing but an object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseSiteReferral(value).ok).toBe(false);
      }),
    );
  });
});
