import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invisibleTexts, joinersAndSelectors } from '../../../../tests/support/invisible.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { dialogRow, pageRow } from '../../../../tests/support/signups.ts';
import { parseWaitlistRow, rowFields } from './api-row.ts';

const now = new Date('2026-03-04T15:00:01.000Z');

function errors(body: unknown): Readonly<Record<string, string | undefined>> {
  const parsed = parseWaitlistRow(body, now);
  return parsed.ok ? {} : parsed.errors;
}

describe('a row sent as JSON', () => {
  test('is the row to store when it is the page’s', () => {
    expect(parseWaitlistRow(pageRow, now)).toEqual({ ok: true, row: pageRow });
  });

  test('needs only the dialog’s columns; the source is the newsletter’s when it is left out', () => {
    const { source: _, ...row } = dialogRow;
    expect(parseWaitlistRow(row, now)).toMatchObject({
      ok: true,
      row: { ...dialogRow, source: 'newsletter', has_news_portal: false, terms_accepted_at: null },
    });
  });

  test('has the same messages as the form, by column', () => {
    expect(
      errors({
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

  test.each(invisibleTexts)('counts as empty what shows nothing: %j (R-WL-9)', (text) => {
    const texts = {
      nome: text,
      cargo: text,
      email: text,
      empresa: text,
      portal_name: text,
      portal_url: text,
    };
    expect(errors({ ...pageRow, ...texts })).toEqual({
      nome: 'Nome é obrigatório',
      cargo: 'Cargo é obrigatório',
      email: 'E-mail é obrigatório',
      empresa: 'Nome da empresa é obrigatório',
      portal_name: 'Nome do portal é obrigatório quando você possui um portal',
      portal_url: 'Endereço do portal é obrigatório quando você possui um portal',
    });
  });

  test.each(joinersAndSelectors)('drops %j from e-mail, phone and addresses', (character) => {
    const columns = ['email', 'phone', 'site', 'portal_url'] as const;
    const typed = columns.map((column) => [column, [...pageRow[column]].join(character)]);
    expect(parseWaitlistRow({ ...pageRow, ...Object.fromEntries(typed) }, now)).toEqual({
      ok: true,
      row: pageRow,
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
    expect(errors({ ...pageRow, [column]: value })).toEqual({ [column]: message });
  });

  test.each([
    ['a little earlier', '2026-03-04T12:00:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['without seconds', '2026-03-04T12:00-03:00', '2026-03-04T15:00:00.000Z'],
    ['a day earlier', '2026-03-03T15:00:01.000Z', '2026-03-03T15:00:01.000Z'],
    ['more than a day earlier', '2026-03-03T15:00:00.999Z', now.toISOString()],
    ['a moment later', '2026-03-04T15:00:01.001Z', now.toISOString()],
    ['absent', null, now.toISOString()],
    ['in the future', '2099-01-01T00:00:00Z', now.toISOString()],
    ['years ago', '1999-01-01T00:00:00Z', now.toISOString()],
  ])('a claimed acceptance %s (R-WL-24)', (_, claimed, stored) => {
    expect(parseWaitlistRow({ ...pageRow, terms_accepted_at: claimed }, now)).toMatchObject({
      row: { terms_accepted_at: stored },
    });
  });

  test('leaves behind columns that are not the table’s, and prototypes (R-API-15)', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"nome":"Intruso"},"constructor":{"prototype":{"x":1}},"id":7,"created_at":"x",${JSON.stringify(dialogRow).slice(1)}`,
    );
    const parsed = parseWaitlistRow(body, now);
    expect(parsed.ok ? Object.keys(parsed.row).toSorted() : []).toEqual([...rowFields].toSorted());
    expect(errors(JSON.parse('{"__proto__":{"nome":"Intruso"}}'))).toHaveProperty(
      'nome',
      'Nome é obrigatório',
    );
  });

  test.each([null, undefined, 3, 'texto', [], [[]], true])('%o is no row', (body) => {
    expect(Object.keys(errors(body))).toEqual(['nome', 'cargo', 'email', 'empresa']);
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
        const parsed = parseWaitlistRow(sent, now);
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
        const parsed = parseWaitlistRow(sent, now);
        if (!parsed.ok) return;
        expect(parseWaitlistRow(parsed.row, now)).toEqual(parsed);
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
        expect(errors({ ...pageRow, [column]: value })).toHaveProperty(column);
      }
    }
  });
});
