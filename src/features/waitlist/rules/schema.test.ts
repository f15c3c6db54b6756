import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { dialogRow, pageRow, pageValues } from '../../../../tests/support/signups.ts';
import { fields, type PageFormValues } from './fields.ts';
import { dialogValues } from './form-values.ts';
import { parseWaitlistRow, rowFields, validateDialogForm, validatePageForm } from './schema.ts';

const now = new Date(pageRow.terms_accepted_at);

/** The page's message for one field when the form is otherwise right. */
function message(changes: Partial<PageFormValues>): Readonly<Record<string, string>> {
  const checked = validatePageForm({ ...pageValues, ...changes }, now);
  return checked.ok ? {} : checked.errors;
}

describe('the page’s form', () => {
  test('gives the row to store: trimmed, e-mail in lower case, the written role in place of “outro” (R-WL-3, R-WLP-2)', () => {
    expect(validatePageForm({ ...pageValues, nome: '  Helena Prado ' }, now)).toEqual({
      ok: true,
      row: pageRow,
    });
  });

  // R-WL-7, R-WLP-3, R-WLP-6, R-WLP-10
  test('stores null for what was left empty, and for the portal of who has none', () => {
    const checked = validatePageForm(
      {
        ...pageValues,
        site: ' ',
        phone: '',
        companySize: '',
        goals: '',
        hasNewsPortal: false,
        portalUrl: 'x',
      },
      now,
    );
    expect(checked).toMatchObject({
      ok: true,
      row: { site: null, phone: null, company_size: null, goals: null, portal_name: null, portal_url: null },
    });
  });

  // R-WL-1, R-WL-2, R-WL-4, R-WL-5, R-WLP-11, R-WLP-12
  test.each<[Partial<PageFormValues>, Readonly<Record<string, string>>]>([
    [{ nome: '  ' }, { nome: 'Nome é obrigatório' }],
    [{ nome: ' Jô ' }, { nome: 'Nome deve ter pelo menos 3 caracteres' }],
    [{ email: '' }, { email: 'E-mail é obrigatório' }],
    [{ email: 'helena@gazeta' }, { email: 'E-mail inválido' }],
    [{ email: 'helena prado@gazeta.com' }, { email: 'E-mail inválido' }],
    [{ email: 'a@b..com' }, { email: 'E-mail inválido' }],
    [{ email: `${'a'.repeat(250)}@b.com` }, { email: 'E-mail deve ter no máximo 254 caracteres' }],
    [{ empresa: '' }, { empresa: 'Nome da empresa é obrigatório' }],
    [{ cargo: '' }, { cargo: 'Cargo é obrigatório' }],
    [{ cargoCustom: ' ' }, { cargoCustom: 'Por favor, especifique seu cargo' }],
    [{ cargo: 'editor', cargoCustom: '' }, {}],
    [{ phone: '119000' }, { phone: 'Telefone inválido' }],
    [{ phone: '11 9000x0000' }, { phone: 'Telefone inválido' }],
    [{ phone: 'x11 90000-0000' }, { phone: 'Telefone inválido' }],
    [{ phone: '11 90000-0000x' }, { phone: 'Telefone inválido' }],
    [{ phone: '119000000' }, { phone: 'Telefone inválido' }],
    [{ phone: '+55 (11) 90000-0000 ramal' }, { phone: 'Telefone inválido' }],
    [{ phone: '+55 (11) 90000-0000 / 90000-0001' }, { phone: 'Telefone inválido' }],
    [{ phone: '1234567890123456' }, { phone: 'Telefone inválido' }],
    [{ site: 'gazeta' }, { site: 'URL inválida' }],
    [{ site: 'gazeta.com:99999' }, { site: 'URL inválida' }],
    [{ site: 'javascript:alert(1)' }, { site: 'URL inválida' }],
    [{ portalName: '' }, { portalName: 'Nome do portal é obrigatório quando você possui um portal' }],
    [{ portalUrl: '' }, { portalUrl: 'Endereço do portal é obrigatório quando você possui um portal' }],
    [{ portalUrl: 'portal do cais' }, { portalUrl: 'URL do portal inválida' }],
    [{ companySize: 'gigante' }, { companySize: 'Tamanho da empresa inválido' }],
    [{ goals: 'a'.repeat(2001) }, { goals: 'Objetivos deve ter no máximo 2000 caracteres' }],
    [{ termsAccepted: false }, { termsAccepted: 'Você deve aceitar os termos de serviço' }],
    [
      { journalismTermsAccepted: false },
      { journalismTermsAccepted: 'Você deve aceitar os termos de responsabilidade jornalística' },
    ],
  ])('%o says %o', (changes, errors) => {
    expect(message(changes)).toEqual(errors);
  });

  test.each([
    '"><img>@b.com',
    'a"b@c.com',
    '<a@b.com>',
    'a@b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@.com',
    'a@-b.com',
    'a@b-.com',
    'a@b_c.com',
    'a@b.com.',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a,b@c.com',
    'a;b@c.com',
    'a(b)@c.com',
    'a\\b@c.com',
    '@b.com',
    'mailto:a@b.com',
  ])('%s is nobody’s e-mail (R-WL-3)', (email) => {
    expect(message({ email })).toEqual({ email: 'E-mail inválido' });
  });

  test.each([
    'a@b.co',
    'ana+portal@gazeta.com.br',
    'ana.lia-souza_2@sub.dominio.jornal.news',
    "o'neil@jornal.ie",
    '{a}!#$%&*/=?^`|~@b.com',
    '123@456.com',
    'joão@jornalação.com.br',
    'ana@xn--jornalao-xza3b.com.br',
    'ana@jornal.xn--p1ai',
    'पत्र@उदाहरण.भारत',
    'a@b.photography',
  ])('%s is an e-mail', (email) => {
    expect(message({ email })).toEqual({});
  });

  test.each(['----------', '(          )', '+1 2 3 4 5 6 7', '++++++++++'])(
    '%s has too few digits for a phone (R-WLP-4)',
    (phone) => {
      expect(message({ phone })).toEqual({ phone: 'Telefone inválido' });
    },
  );

  test.each(['(11)333344', '3333-44444', '(11) 3333-4444', '+55 11900000000', '11 90000-0000'])(
    '%s is a phone',
    (phone) => {
      expect(message({ phone })).toEqual({});
    },
  );

  test('reports every wrong field at once, in the order of the page', () => {
    const checked = validatePageForm({
      ...pageValues,
      nome: '',
      email: 'x',
      cargoCustom: '',
      portalName: '',
      termsAccepted: false,
    });
    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([
      'nome',
      'cargoCustom',
      'email',
      'portalName',
      'termsAccepted',
    ]);
  });

  test.each([
    ['a control character', 'Helena\u0000Prado'],
    ['a line break in one line', 'Helena\nPrado'],
    ['a lone surrogate', 'Helena \ud83d'],
  ])('refuses %s (R-WL-9)', (_, nome) => {
    expect(message({ nome })).toEqual({ nome: 'Nome inválido' });
  });

  test('drops what came along with a paste and nobody sees (R-WL-9)', () => {
    const pasted = {
      nome: '\u200bHelena\u00a0\u202ePrado\ufeff',
      email: 'helena\u200b@gazetadocais.example\u00a0',
      site: '\u200egazetadocais.com.br/equipe',
      phone: '\u202a(11)\u00a090000\u20110000\u202c',
    };
    expect(validatePageForm({ ...pageValues, ...pasted }, now)).toEqual({ ok: true, row: pageRow });
  });

  // Which signs show nothing is tried in shared/text.test.ts.
  test('counts as empty what shows nothing (R-WL-9)', () => {
    const text = ' \u200b\u3164 ';
    const texts = {
      nome: text,
      cargoCustom: text,
      email: text,
      empresa: text,
      portalName: text,
      portalUrl: text,
    };
    expect(message(texts)).toEqual({
      nome: 'Nome é obrigatório',
      cargoCustom: 'Por favor, especifique seu cargo',
      email: 'E-mail é obrigatório',
      empresa: 'Nome da empresa é obrigatório',
      portalName: 'Nome do portal é obrigatório quando você possui um portal',
      portalUrl: 'Endereço do portal é obrigatório quando você possui um portal',
    });
    expect(message({ cargo: text })).toEqual({ cargo: 'Cargo é obrigatório' });
    expect(validatePageForm({ ...pageValues, site: text, phone: text, goals: text }, now)).toEqual({
      ok: true,
      row: { ...pageRow, site: null, phone: null, goals: null },
    });
  });

  test.each(['\u200d', '\ufe0f'])('does not count %j in the shortest name (R-WL-2)', (character) => {
    expect(message({ nome: `Jo${character}` })).toEqual({ nome: 'Nome deve ter pelo menos 3 caracteres' });
    expect(message({ nome: `Jo${character}s` })).toEqual({});
  });

  test.each(['\u200d', '\ufe0f'])('drops %j from e-mail, phone and addresses alone (R-WL-9)', (character) => {
    const typed = {
      nome: `Helena ❤${character}`,
      email: `${character}helena${character}@gazetadocais${character}.example`,
      site: `gazetadocais${character}.com.br/equipe${character}`,
      phone: `${character}(11) 90000${character}-0000`,
      portalUrl: `https://${character}portaldocais.com.br`,
    };
    expect(validatePageForm({ ...pageValues, ...typed }, now)).toEqual({
      ok: true,
      row: { ...pageRow, nome: typed.nome },
    });
  });

  test.each([' outro ', 'outro\u200b', '\u00a0outro', 'out\u00adro', 'outro\ufe0f'])(
    'the role %j is “outro”, and asks which (R-WLP-2)',
    (cargo) => {
      expect(validatePageForm({ ...pageValues, cargo }, now)).toEqual({ ok: true, row: pageRow });
      expect(message({ cargo, cargoCustom: '' })).toEqual({
        cargoCustom: 'Por favor, especifique seu cargo',
      });
    },
  );

  test.each([
    ['(11) 90000-0000', '(11) 90000-0000'],
    ['+55 (11) 90000-0000', '+5511900000000'],
    ['+55 (11) 90000\u20110000', '+5511900000000'],
    ['0055 (11) 90000-0000', '005511900000000'],
  ])('the phone %j is kept with every digit, as %j', (phone, kept) => {
    expect(validatePageForm({ ...pageValues, phone }, now)).toMatchObject({ ok: true, row: { phone: kept } });
  });

  test('takes accents however they were typed, and emoji', () => {
    expect(validatePageForm({ ...pageValues, nome: 'Joa\u0303o 🙂' }, now)).toMatchObject({
      row: { nome: 'João 🙂' },
    });
  });

  test('keeps line breaks and tabs of the goals, as one kind of line break', () => {
    expect(validatePageForm({ ...pageValues, goals: 'um\r\n\tdois' }, now)).toMatchObject({
      row: { goals: 'um\n\tdois' },
    });
    expect(message({ goals: 'um\u0007' })).toHaveProperty('goals');
  });

  test('says at most so many characters, for every text (R-WL-8)', () => {
    for (const field of ['nome', 'empresa', 'cargoCustom', 'site', 'portalName', 'portalUrl'] as const) {
      const most = fields[field].max;
      expect(message({ [field]: 'á'.repeat(most + 1) })[field]).toContain(`no máximo ${most} caracteres`);
    }
  });
});

describe('the dialog’s form', () => {
  const dialog = (typed: Readonly<Record<string, string>>) => dialogValues(new URLSearchParams(typed));

  test('asks for four fields (R-WLD-1)', () => {
    expect(validateDialogForm(dialog({}))).toEqual({
      ok: false,
      errors: {
        nome: 'Nome é obrigatório',
        email: 'E-mail é obrigatório',
        empresa: 'Nome da empresa é obrigatório',
        cargo: 'Cargo é obrigatório',
      },
    });
  });

  test('gives a row with its source, and nothing that it did not ask (R-WLD-1, R-WLD-2)', () => {
    const values = dialog({ nome: 'Ana Lia', email: 'ANA@x.com ', empresa: 'Folha', cargo: 'editor' });
    expect(validateDialogForm(values, 'sites-para-jornais')).toEqual({
      ok: true,
      row: {
        ...Object.fromEntries(rowFields.map((column) => [column, null])),
        nome: 'Ana Lia',
        email: 'ana@x.com',
        empresa: 'Folha',
        cargo: 'editor',
        source: 'sites-para-jornais',
      },
    });
    expect(validateDialogForm(values)).toMatchObject({ row: { source: 'newsletter' } });
  });
});

/** A moment after the acceptance, by the server's clock. */
const later = new Date('2026-03-04T15:00:01.000Z');

function rowErrors(body: unknown): Readonly<Record<string, string | undefined>> {
  const parsed = parseWaitlistRow(body, later);
  return parsed.ok ? {} : parsed.errors;
}

describe('a row sent as JSON', () => {
  test('is the row to store when it is the page’s', () => {
    expect(parseWaitlistRow(pageRow, later)).toEqual({ ok: true, row: pageRow });
  });

  test('needs only the dialog’s columns; the source is the newsletter’s when it is left out', () => {
    const { source: _, ...row } = dialogRow;
    expect(parseWaitlistRow(row, later)).toMatchObject({
      ok: true,
      row: { ...dialogRow, source: 'newsletter', has_news_portal: null, terms_accepted_at: null },
    });
  });

  test('has the same messages as the form, by column', () => {
    expect(
      rowErrors({
        ...pageRow,
        nome: 'Jo',
        email: 'x',
        portal_name: '',
        portal_url: 'a b',
        terms_accepted: false,
      }),
    ).toEqual({
      nome: 'Nome deve ter pelo menos 3 caracteres',
      email: 'E-mail inválido',
      portal_name: 'Nome do portal é obrigatório quando você possui um portal',
      portal_url: 'URL do portal inválida',
      terms_accepted: 'Você deve aceitar os termos de serviço',
    });
  });

  test.each([
    ['nome', 3, 'Nome inválido'],
    ['email', {}, 'E-mail inválido'],
    ['site', ['x'], 'URL inválida'],
    ['phone', 11900000000, 'Telefone inválido'],
    ['phone', '+55 (11) 90000-0000 ramal 2', 'Telefone inválido'],
    ['has_news_portal', 'sim', 'Responda sim ou não'],
    ['company_size', 5, 'Tamanho da empresa inválido'],
    ['goals', false, 'Os objetivos têm caracteres que não podem ser usados'],
    ['source', 'Qualquer Coisa', 'Origem inválida'],
    ['source', 'a'.repeat(61), 'Origem inválida'],
    ['terms_accepted_at', 'ontem', 'Data do aceite inválida'],
    ['terms_accepted_at', '2026-13-45T00:00:00Z', 'Data do aceite inválida'],
    // A date to the engine all the same.
    ['terms_accepted_at', '+002026-03-04T12:00:00Z', 'Data do aceite inválida'],
  ])('%s: %o is refused with a message in Portuguese', (column, value, message) => {
    expect(rowErrors({ ...pageRow, [column]: value })).toEqual({ [column]: message });
  });

  test.each([
    ['a little earlier', '2026-03-04T12:00:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['without seconds', '2026-03-04T12:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['a day earlier', '2026-03-03T15:00:01.000Z', '2026-03-03T15:00:01.000Z'],
    ['more than a day earlier', '2026-03-03T15:00:00.999Z', later.toISOString()],
    ['a moment later', '2026-03-04T15:00:01.001Z', later.toISOString()],
    ['absent', null, later.toISOString()],
    ['in the future', '2099-01-01T00:00:00Z', later.toISOString()],
    ['years ago', '1999-01-01T00:00:00Z', later.toISOString()],
  ])('a claimed acceptance %s (R-WL-24)', (_, claimed, stored) => {
    expect(parseWaitlistRow({ ...pageRow, terms_accepted_at: claimed }, later)).toMatchObject({
      row: { terms_accepted_at: stored },
    });
  });

  test('leaves behind columns that are not the table’s, and prototypes (R-API-15)', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"nome":"Intruso"},"constructor":{"prototype":{"x":1}},"id":7,"created_at":"x",${JSON.stringify(dialogRow).slice(1)}`,
    );
    const parsed = parseWaitlistRow(body, later);
    expect(parsed.ok ? Object.keys(parsed.row).toSorted() : []).toEqual([...rowFields].toSorted());
    expect(rowErrors(JSON.parse('{"__proto__":{"nome":"Intruso"}}'))).toHaveProperty(
      'nome',
      'Nome é obrigatório',
    );
  });

  test.each([null, undefined, 3, 'texto', [], [[]], true])('%o is no row', (body) => {
    expect(Object.keys(rowErrors(body))).toEqual(['nome', 'cargo', 'email', 'empresa']);
  });
});

describe('whatever is sent', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom(...Object.values(pageRow)));
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(Object.fromEntries(rowFields.map((column) => [column, value])), { requiredKeys: [] }),
    fc
      .tuple(fc.constantFrom(...rowFields), value)
      .map(([column, wrong]) => ({ ...pageRow, [column]: wrong })),
  );

  test('never throws, and speaks Portuguese about the table’s columns only', () => {
    fc.assert(
      fc.property(body, (sent) => {
        const parsed = parseWaitlistRow(sent, later);
        if (parsed.ok) return;
        for (const [column, message] of Object.entries(parsed.errors)) {
          expect(rowFields).toContain(column);
          expect(message).toMatch(/obrigatóri|inválid|máximo|menos|aceitar|Responda|caracteres/);
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('what is accepted is clean, and accepted again as it is', () => {
    fc.assert(
      fc.property(body, (sent) => {
        const parsed = parseWaitlistRow(sent, later);
        if (!parsed.ok) return;
        expect(parseWaitlistRow(parsed.row, later)).toEqual(parsed);
        for (const stored of Object.values(parsed.row)) {
          if (typeof stored !== 'string') continue;
          expect(stored.isWellFormed()).toBe(true);
          expect(stored).not.toMatch(/[^\P{Cc}\n\t]/u);
          expect(stored).toBe(stored.trim());
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('a 100 kB field is refused', () => {
    for (const column of rowFields) {
      for (const filler of ['a', 'a.', '@.', ' ', '\u0301', '1-', '\u0000']) {
        const value = `x${filler.repeat(100_000 / filler.length)}x`;
        expect(rowErrors({ ...pageRow, [column]: value })).toHaveProperty(column);
      }
    }
  });
});
