import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { createQueryId, RawNode, type Selectable, SqliteQueryCompiler, sql } from 'kysely';
import { continueAfter, insertRows } from '#server/database/copy/rows.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { tables } from '#server/database/migrations/0001-create-tables.ts';
import type { Column, Table } from '#server/database/migrations/columns.ts';
import type { Schema } from '#server/database/tables.ts';
import { hostileText } from '../hostile.ts';

/** Texts that some way of moving rows takes for a part of its format, beside what visitors try anyway. */
const texts: readonly string[] = [
  '\\.',
  'antes\n\\.\ndepois',
  '\\N',
  'NULL',
  '""',
  '"a","b"',
  "it''s; --",
  'linha\r\nlinha\ttab',
  '$1 ? :a @b',
  ...fc.sample(hostileText, { numRuns: 300, seed: 20_260_305 }),
]
  // Refused before a row is written (any-body.test.ts); no database takes them.
  .filter((text) => text.isWellFormed() && !text.includes('\u0000') && text.length > 0);

type Rows = { readonly [Table in keyof Schema]: (n: number) => Selectable<Schema[Table]> };

/** What a row has to be besides what its columns ask for: by a check of the whole row, or by an index. */
const more: { readonly [Table in keyof Rows]?: (n: number) => Partial<ReturnType<Rows[Table]>> } = {
  waitlist: (n) => ({
    email: `pessoa${n}@jornal.example`,
    source: 'newsletter',
    has_news_portal: n % 2 === 0,
    ...(n % 2 === 1 && { portal_name: null, portal_url: null }),
    terms_accepted: n % 2 === 0,
    terms_accepted_at: n % 2 === 0 ? moment(n + 1) : null,
    journalism_terms_accepted: false,
    journalism_terms_accepted_at: null,
  }),
  consents: (n) => ({ receipt: uuid(n), essential: true }),
  data_requests: (n) => ({
    protocol: `2026-${digits(n, 11)}`,
    nome: text(n, 3, 120),
    email: `pessoa${n}@jornal.example`,
    done_at: n % 2 === 0 ? moment(n + 3) : null,
    idempotency_key: digits(n, 64),
  }),
  outbox: (n) => ({
    ...noticeAbout(n),
    key: uuid(n),
    state: n % 2 === 0 ? 'delivered' : 'pending',
    delivered_at: n % 2 === 0 ? moment(n) : null,
  }),
  confirmation_sends: (n) => ({ email_hash: digits(n, 43) }),
  day_counts: (n) => ({ day: moment(n * 1440).slice(0, 10) }),
  erasures: (n) => ({ salt: digits(0, 32), email_hash: digits(n, 64) }),
};

/** The row number `n` (from 1) of each table, all of its columns. */
export const rowsOf = Object.fromEntries(
  Object.entries<Table>(tables).map(([name, { columns }]) => {
    const values = Object.entries(columns).map(
      ([column, definition], place) => [column, valuesOf(definition, place)] as const,
    );
    const rowOf = (n: number) => ({
      id: n,
      created_at: moment(n),
      ...Object.fromEntries(values.map(([column, value]) => [column, value(n)])),
      ...more[name as keyof Rows]?.(n),
    });
    return [name, rowOf];
  }),
) as unknown as Rows;

/** Values that a column takes, by a row's number: any text, where the column does not say which. */
function valuesOf({ type, isOptional, check }: Column, place: number): (n: number) => unknown {
  // Such as `length(x) between 3 and 120`, or `x in ('light', 'dark')`.
  const node = check?.(sql`x`).toOperationNode() ?? RawNode.createWithSql('');
  const condition = new SqliteQueryCompiler().compileQuery(node as RawNode, createQueryId()).sql;
  const choices = [...condition.matchAll(/'(.*?)'/g)].map(([, choice]) => choice);
  const [, least = 1, most = 500] = /between (\d+) and (\d+)/.exec(condition) ?? [];
  const kinds = {
    flag: (n: number) => (n + place) % 2 === 0,
    integer: (n: number) => n,
    moment: (n: number) => moment(n + place),
    // `jsonb` puts the shorter key first.
    json: (n: number) => ({ first: n, a: null, text: text(n, 1, 500), zz: [1.5, { b: 1, a: true }] }),
    text: (n: number) => choices[n % choices.length] ?? text(n + place, Number(least), Number(most)),
  };
  return (n) => (isOptional && (n + place) % 3 === 0 ? null : kinds[type](n));
}

/** Writes the rows 1 to `count`, at most a thousand, into every table. */
export async function fillEveryTable({ db, kind }: DatabaseHandle, count: number): Promise<void> {
  for (const [name, rowOf] of Object.entries(rowsOf)) {
    const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
    await insertRows(db, name, rows);
    await continueAfter(kind, db, name, count);
  }
}

/** From `least` to `most` characters, as the databases count them. */
function text(n: number, least: number, most: number): string {
  const characters = [...(texts[n % texts.length] ?? '')].slice(0, most);
  return characters.join('') + '.'.repeat(Math.max(0, least - characters.length));
}

const moment = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_001).toISOString();

const digits = (n: number, length: number): string =>
  createHash('sha256').update(String(n)).digest('hex').slice(0, length);

const uuid = (n: number): string =>
  digits(n, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a notice is about: a sign-up, one that was removed, or a request. */
function noticeAbout(n: number) {
  const about = {
    waitlist_id: null,
    removed_id: null,
    removed_email: null,
    removed_list: null,
    data_request_id: null,
  };
  if (n % 2 === 0) return { ...about, kind: 'lead-webhook', waitlist_id: n } as const;
  if (n % 3 === 0) return { ...about, kind: 'request-webhook', data_request_id: n } as const;
  return {
    ...about,
    kind: 'removal-email',
    removed_id: n,
    removed_email: `saiu${n}@jornal.example`,
    removed_list: 'portal',
  } as const;
}
