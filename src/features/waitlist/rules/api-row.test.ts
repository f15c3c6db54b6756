import { describe, expect, test } from 'vitest';
import { dialogRow, pageRow } from '../../../../tests/support/database/signups.ts';
import { parseWaitlistRow, rowFields } from './schema.ts';

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
