import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tables } from '#server/database/migrations/0001-create-tables.ts';
import { booleanColumns } from '#server/database/tables.ts';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { rawColumns, toCsv, toJson } from './csv.ts';
import { type ExportedSignUp, exportedColumns } from './list.ts';

// Texts that begin with what a spreadsheet would run come often.
const risky = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', "'", '"', '\n', ','), fc.string())
  .map((parts) => parts.join(''));
// And separators in a row, with blanks, quotes and signs among them.
const separated = fc.string({
  unit: fc.constantFrom(';', ',', '"', '\t', '\r', '\n', ' ', '=', '+', 'a', '\u00a0'),
});
const text = fc.oneof(fc.string({ unit: anyCharacter }), risky, separated);
const cells = exportedColumns.map((column) => [
  column,
  column === 'id' ? fc.nat() : booleanColumns.has(column) ? fc.boolean() : fc.option(text),
]);
const row: fc.Arbitrary<ExportedSignUp> = fc.record(Object.fromEntries(cells));
const pages = fc.array(fc.array(row, { minLength: 1, maxLength: 5 }), { maxLength: 4 });

async function join(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

/** The CSV of a sign-up with these goals. */
function written(goals: string, separator?: ',' | ';'): Promise<string> {
  const [stored] = fc.sample(row, 1);
  return join(toCsv([[{ ...stored, goals } as ExportedSignUp]], rawColumns, separator));
}

/** The cells that a spreadsheet makes of a file when it splits there: quotes count only at a cell's beginning. */
function splitAsSpreadsheet(csv: string, delimiter: string): readonly string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${delimiter}\\r\\n]*)(?:\\r\\n|[${delimiter}\\r\\n]|$)`,
    'suy',
  );
  const cells: string[] = [];
  while (cell.lastIndex < csv.length) {
    const [, quoted = '', rest = ''] = cell.exec(csv) ?? [];
    cells.push(quoted.replaceAll('""', '"') + rest);
  }
  return cells;
}

/** What stands in a cell for a stored value. */
function cellOf(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return String(value);
  const inside = value.replace(/([;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "$1'");
  return /^[=+\-@\t\r＝＋－＠]/.test(inside) ? `'${inside}` : inside;
}

describe('an export', () => {
  test('as CSV reads back as what was stored, formulas made harmless (R-STF-6)', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (stored) => {
        const csv = await join(toCsv(stored, rawColumns));
        expect(csv.startsWith('\uFEFFid,created_at,nome,')).toBe(true);
        const rows = stored.flat().map((own) => exportedColumns.map((column) => cellOf(own[column])));
        expect(splitAsSpreadsheet(csv.slice(1), ',')).toEqual([...exportedColumns, ...rows.flat()]);
      }),
    );
  });

  test.each([',', ';'] as const)(
    'as CSV with %j holds no formula for a spreadsheet that splits elsewhere (R-STF-6, R-STF-14)',
    async (own) => {
      await fc.assert(
        fc.asyncProperty(pages, async (stored) => {
          const csv = await join(toCsv(stored, rawColumns, own));
          for (const other of [own === ',' ? ';' : ',', '\t'])
            for (const cell of splitAsSpreadsheet(csv.slice(1), other))
              expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        }),
      );
    },
  );

  test('as CSV disarms a formula that a quote or another separator hides (R-STF-6, R-STF-14)', async () => {
    expect(await written(`x ;"=cmd|'/c calc'!A1;" y`)).toContain(`"x ;'""=cmd|'/c calc'!A1;"" y"`);
    expect(await written('Oi,=1+1;-2', ';')).toContain(`"Oi,'=1+1;'-2"`);
  });

  test('as CSV reads a cell once, whatever stands in it (R-STF-8)', async () => {
    // Read once per tab, these would be 2 billion steps and take minutes.
    const goals = '\t'.repeat(200_000);
    expect(await written(goals)).toContain(goals);
  });

  test('as JSON reads back as what was stored, and holds nothing that a terminal obeys', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (stored) => {
        const json = await join(toJson(stored));
        expect(JSON.parse(json)).toEqual(stored.flat());
        expect(json).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });
});

test.each([
  ['+55 11 90000-0000', '+55 11 90000-0000'],
  ['+55 11 90000-0000+1', "'+55 11 90000-0000+1"],
  ['+5511900000000', "'+5511900000000"],
])('a phone %s stands as %s (R-EQ-11)', async (phone, cell) => {
  const columns = [{ title: 'Telefone', cell: (row: { phone: string }) => row.phone }];
  expect(await join(toCsv([[{ phone }]], columns))).toBe(`\uFEFFTelefone\r\n${cell}\r\n`);
});

test('no column of a sign-up is forgotten, also when one is read in after a loss (R-OPS-40)', () => {
  expect(new Set([...exportedColumns, 'idempotency_key', 'search_text'])).toEqual(
    new Set(['id', 'created_at', ...Object.keys(tables.waitlist.columns)]),
  );
});
