import { describe, expect, test } from 'vitest';
import { dialogRow, pageRow, pageValues } from '../../../../tests/support/database/signups.ts';
import { type FormValues, fields, pageSource } from './fields.ts';
import { checkForm, formValues, parseWaitlistRow, rowFields } from './schema.ts';

const now = new Date(pageRow.terms_accepted_at);

const check = (changes: Partial<FormValues>) => checkForm(pageSource, { ...pageValues, ...changes }, now);
/** The page's messages when the form is otherwise right. */
function message(changes: Partial<FormValues>): Readonly<Record<string, string>> {
  const checked = check(changes);
  return checked.ok ? {} : checked.errors;
}

describe('the page’s form', () => {
  test('gives the row to store: trimmed, e-mail in lower case, the written role in place of “outro” (R-WL-3, R-WLP-2)', () => {
    expect(check({ nome: '  Helena Prado ' })).toEqual({ ok: true, value: pageRow });
  });

  // R-WL-7, R-WLP-3, R-WLP-6, R-WLP-10
  test('stores null for what was left empty, and for the portal of who has none', () => {
    const empty = { site: ' ', phone: '', companySize: '', goals: '', hasNewsPortal: false, portalUrl: 'x' };
    const columns = ['site', 'phone', 'company_size', 'goals', 'portal_name', 'portal_url'];
    const value = Object.fromEntries(columns.map((column) => [column, null]));
    expect(check(empty)).toMatchObject({ ok: true, value });
  });

  // R-WL-1, R-WL-2, R-WL-4, R-WL-5, R-WLP-8, R-WLP-9, R-WLP-11, R-WLP-12
  test.each<[Partial<FormValues>, Readonly<Record<string, string>>]>([
    [{ nome: '  ' }, { nome: 'Nome é obrigatório' }],
    [{ nome: ' Jô ' }, { nome: 'Nome deve ter pelo menos 3 caracteres' }],
    // Which characters are refused is tried in shared/text.test.ts (R-WL-9).
    [{ nome: 'Helena\nPrado' }, { nome: 'Nome inválido' }],
    [{ email: '' }, { email: 'E-mail é obrigatório' }],
    [{ email: 'helena prado@gazeta.com' }, { email: 'E-mail inválido' }],
    [{ email: `${'a'.repeat(250)}@b.com` }, { email: 'E-mail deve ter no máximo 254 caracteres' }],
    [{ empresa: '' }, { empresa: 'Nome da empresa é obrigatório' }],
    [{ cargo: '' }, { cargo: 'Cargo é obrigatório' }],
    [{ cargoCustom: ' ' }, { cargoCustom: 'Por favor, especifique seu cargo' }],
    [{ cargo: 'editor', cargoCustom: '' }, {}],
    [{ site: 'gazeta' }, { site: 'URL inválida' }],
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

  test.each(
    `"><img>@b.com a"b@c.com <a@b.com> a@b@c.com .a@b.com a.@b.com a..b@c.com a@.com a@-b.com a@b-.com a@b_c.com a@b.com.
     a@127.0.0.1 a@[127.0.0.1] a,b@c.com a;b@c.com a(b)@c.com a\\b@c.com @b.com helena@gazeta a@b..com
     mailto:a@b.com`.split(/\s+/),
  )('%s is nobody’s e-mail (R-WL-3)', (email) => {
    expect(message({ email })).toEqual({ email: 'E-mail inválido' });
  });

  test.each(
    `a@b.co ana+portal@gazeta.com.br ana.lia-souza_2@sub.dominio.jornal.news o'neil@jornal.ie {a}!#$%&*/=?^|~@b.com
     123@456.com joão@jornalação.com.br ana@xn--jornalao-xza3b.com.br ana@jornal.xn--p1ai पत्र@उदाहरण.भारत a@b.photography`.split(
      /\s+/,
    ),
  )('%s is an e-mail', (email) => {
    expect(message({ email })).toEqual({});
  });

  // R-WLP-4
  test('a phone has digits, enough of them and not too many', () => {
    const many = ['1234567890123456', '+55 (11) 90000-0000 / 90000-0001'];
    const other = ['119000', 'x1190000000', '1190000000x', '----------', '(          )', '++++++++++'];
    for (const phone of [...many, ...other, '+1 2 3 4 5 6 7'])
      expect(message({ phone }), phone).toEqual({ phone: 'Telefone inválido' });
    for (const phone of ['(11)333344', '3333-44444', '(11) 3333-4444', '+55 11900000000', '11 90000-0000'])
      expect(message({ phone }), phone).toEqual({});
  });

  // Which signs show nothing, and which only join others, is tried in shared/text.test.ts.
  test('counts as empty what shows nothing, in every text (R-WL-9)', () => {
    const text = ' \u200b\u3164 ';
    for (const field of 'nome cargo cargoCustom email empresa portalName portalUrl'.split(' '))
      expect(message({ [field]: text })).toEqual(message({ [field]: '' }));
    expect(check({ site: text, phone: text, goals: text })).toEqual({
      ok: true,
      value: { ...pageRow, site: null, phone: null, goals: null },
    });
  });

  test('does not count a joiner in the shortest name, and drops it from e-mail, phone and addresses alone (R-WL-2, R-WL-9)', () => {
    expect(message({ nome: 'Jo\u200d' })).toEqual({ nome: 'Nome deve ter pelo menos 3 caracteres' });
    const typed = {
      nome: 'Helena ❤\ufe0f',
      email: '\u200dhelena@gazetadocais\ufe0f.example',
      site: 'gazetadocais\u200d.com.br/equipe',
      phone: '(11) 90000\u200d-0000',
      portalUrl: 'https://\ufe0fportaldocais.com.br',
    };
    expect(check(typed)).toEqual({ ok: true, value: { ...pageRow, nome: typed.nome } });
  });

  test.each([' outro ', 'out\u00adro'])('the role %j is “outro”, and asks which (R-WLP-2)', (cargo) => {
    expect(check({ cargo })).toEqual({ ok: true, value: pageRow });
    expect(message({ cargo, cargoCustom: '' })).toEqual({ cargoCustom: 'Por favor, especifique seu cargo' });
  });

  test.each([
    ['(11) 90000-0000', '(11) 90000-0000'],
    ['(11) 90000-0000 ', '(11) 90000-0000'],
    ['+55 (11) 90000-0000', '+5511900000000'],
    ['+55 (11) 90000\u20110000', '+5511900000000'],
    ['0055 (11) 90000-0000', '005511900000000'],
  ])('the phone %j is kept with every digit, as %j', (phone, kept) => {
    expect(check({ phone })).toMatchObject({ ok: true, value: { phone: kept } });
  });

  test('keeps line breaks and tabs of the goals, as one kind of line break', () => {
    expect(check({ goals: 'um\r\n\tdois' })).toMatchObject({ value: { goals: 'um\n\tdois' } });
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
  const dialog = (typed: Readonly<Record<string, string>>) => formValues(new URLSearchParams(typed));

  test('requires four of its five fields (R-WLD-1)', () => {
    const errors = {
      nome: 'Nome é obrigatório',
      email: 'E-mail é obrigatório',
      empresa: 'Nome da empresa é obrigatório',
      cargo: 'Cargo é obrigatório',
    };
    expect(checkForm('newsletter', dialog({}))).toEqual({ ok: false, errors });
  });

  test('gives a row with its source, and nothing that it did not ask (R-WLD-1, R-WLD-2)', () => {
    const typed = { nome: 'Ana Lia', email: 'ana@x.com', empresa: 'Folha', cargo: 'editor' };
    const nothing = Object.fromEntries(rowFields.map((column) => [column, null]));
    expect(checkForm('sites-para-jornais', dialog({ ...typed, email: 'ANA@x.com ' }))).toEqual({
      ok: true,
      value: { ...nothing, ...typed, source: 'sites-para-jornais' },
    });
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
    expect(parseWaitlistRow(pageRow, later)).toEqual({ ok: true, value: pageRow });
  });

  test('needs only the dialog’s columns; the source is the newsletter’s when it is left out', () => {
    const { source: _, ...row } = dialogRow;
    expect(parseWaitlistRow(row, later)).toMatchObject({
      ok: true,
      value: { ...dialogRow, source: 'newsletter', has_news_portal: null, terms_accepted_at: null },
    });
  });

  test.each([
    ['nome', 3, 'Nome inválido'],
    ['phone', 11900000000, 'Telefone inválido'],
    ['has_news_portal', 'sim', 'Responda sim ou não'],
    ['portal_name', '', 'Nome do portal é obrigatório quando você possui um portal'],
    ['company_size', 5, 'Tamanho da empresa inválido'],
    ['goals', false, 'Os objetivos têm caracteres que não podem ser usados'],
    ['source', 'Qualquer Coisa', 'Origem inválida'],
    ['source', 'a'.repeat(61), 'Origem inválida'],
    ['terms_accepted', false, 'Você deve aceitar os termos de serviço'],
    ['terms_accepted_at', 'ontem', 'Data do aceite inválida'],
    ['terms_accepted_at', '2026-13-45T00:00:00Z', 'Data do aceite inválida'],
    // A date to the engine all the same.
    ['terms_accepted_at', '+002026-03-04T12:00:00Z', 'Data do aceite inválida'],
  ])('%s: %o is refused with a message in Portuguese, at its column', (column, value, message) => {
    expect(rowErrors({ ...pageRow, [column]: value })).toEqual({ [column]: message });
  });

  test.each([
    ['a little earlier', '2026-03-04T12:00:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['without seconds', '2026-03-04T12:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['a day earlier', '2026-03-03T15:00:01.000Z', '2026-03-03T15:00:01.000Z'],
    ['more than a day earlier', '2026-03-03T15:00:00.999Z', later.toISOString()],
    ['a moment later', '2026-03-04T15:00:01.001Z', later.toISOString()],
    ['absent', null, later.toISOString()],
  ])('a claimed acceptance %s (R-WL-24)', (_, claimed, stored) => {
    expect(parseWaitlistRow({ ...pageRow, terms_accepted_at: claimed }, later)).toMatchObject({
      value: { terms_accepted_at: stored },
    });
  });

  test('leaves behind columns that are not the table’s, and prototypes (R-API-15)', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"nome":"Intruso"},"constructor":{"prototype":{"x":1}},"id":7,${JSON.stringify(dialogRow).slice(1)}`,
    );
    const parsed = parseWaitlistRow(body, later);
    expect(parsed.ok ? Object.keys(parsed.value).toSorted() : []).toEqual([...rowFields].toSorted());
    const nome = rowErrors(JSON.parse('{"__proto__":{"nome":"Intruso"}}')).nome;
    expect(nome).toBe('Nome é obrigatório');
  });

  test.each([null, undefined, 3, 'texto', [], [[]], true])('%o is no row', (body) => {
    expect(Object.keys(rowErrors(body))).toEqual(['nome', 'cargo', 'email', 'empresa']);
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
