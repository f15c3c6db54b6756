// R-OPS-4, R-OPS-12
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { readDurability } from '#server/database/durability.ts';
import { sqlStateOf, uniqueViolation } from '#server/database/errors.ts';
import { tableNames } from '#server/database/tables.ts';
import { kinds, runSql } from '../../support/database/database.ts';
import { rowsOf } from '../../support/database/every-table.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { pageRow, storedRow } from '../../support/database/signups.ts';

/** A right row of each table that strangers can have something written into. */
const right = {
  waitlist: storedRow,
  site_referrals: { ...rowsOf.site_referrals(1), metadata: '{}' },
  copyright_generations: rowsOf.copyright_generations(1),
  consents: rowsOf.consents(1),
  data_requests: rowsOf.data_requests(1),
} as const;
type Guarded = keyof typeof right;
const guarded = ['site_referrals', 'copyright_generations', 'consents', 'data_requests'] as const;

/** What no form and no endpoint sends, as changes of the right row. */
const wrong: Readonly<Record<Guarded, readonly object[]>> = {
  waitlist: [
    { company_size: 'gigante' },
    { has_news_portal: false },
    { has_news_portal: null },
    { has_news_portal: false, portal_name: null },
    { terms_accepted: null },
    { terms_accepted: false, terms_accepted_at: null },
    { terms_accepted_at: null },
    { journalism_terms_accepted: false, journalism_terms_accepted_at: null },
    { source: 'newsletter', terms_accepted: false },
    { nome: 'Jo' },
    { nome: 'a'.repeat(121) },
    { email: 'sem-arroba.example' },
    { email: 'a b@x.com' },
    { email: `${'a'.repeat(250)}@x.com` },
    ...['empresa', 'cargo', 'site', 'source'].map((column) => ({ [column]: '' })),
    { phone: '123' },
    { goals: 'a'.repeat(2001) },
    { idempotency_key: 'curta' },
  ],
  site_referrals: [
    { page_visited: '/outra' },
    { metadata: '[]' },
    { metadata: JSON.stringify({ x: 'a'.repeat(8192) }) },
    { referring_domain: '' },
  ],
  copyright_generations: [{ preview_mode: 'sepia' }],
  consents: [{ receipt: 'curto' }, { policy_version: 'x' }, { layer: 'footer' }, { essential: false }],
  data_requests: [
    { kind: 'outro' },
    { nome: 'Jo' },
    { email: 'sem-arroba' },
    ...['nome', 'email'].map((column) => ({ [column]: null })),
    { details: '' },
    { details: 'a'.repeat(2001) },
    { protocol: 'curto' },
    { idempotency_key: 'curta' },
  ],
};
/** Columns that have to have a value. */
const needed: Partial<Record<Guarded, readonly string[]>> = {
  waitlist: ['nome', 'email', 'empresa', 'cargo', 'source'],
  consents: ['analytics'],
  data_requests: ['due_at'],
};

/** What the database promises: the same cases, the same values, the same codes on both. */
describe.each(kinds)('the database on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist', ...guarded);

  /** The code that a row is answered with. What no type lets through, the checks must still refuse. */
  const stateWith = (table: Guarded, changes: object = {}) =>
    own
      .db()
      .insertInto(table)
      .values({ ...right[table], ...changes } as never)
      .execute()
      .then(() => 'none', sqlStateOf);

  test.each(Object.entries(wrong) as [Guarded, readonly object[]][])(
    '%s refuses the rows that no form sends',
    async (table, changes) => {
      for (const change of changes)
        expect(await stateWith(table, change), JSON.stringify(change)).toBe('23514');
      for (const column of needed[table] ?? [])
        expect(await stateWith(table, { [column]: null }), column).toBe('23502');
      expect(await stateWith(table)).toBe('none');
    },
  );

  test('has one row per e-mail, whatever its case, and list: a duplicate is 23505 (R-WL-10)', async () => {
    for (const [changes, state] of [
      [{}, 'none'],
      [{ email: pageRow.email.toUpperCase() }, uniqueViolation],
      [{ email: 'outra@gazetadocais.example' }, 'none'],
      // The other list is a sign-up of its own; both forms of one list are the same.
      [{ source: 'newsletter' }, 'none'],
      [{ source: 'sites-para-jornais' }, uniqueViolation],
      // What is of neither is a list of its own.
      [{ source: 'outro-site' }, 'none'],
      [{ source: 'mais-um-site' }, uniqueViolation],
    ] as const)
      expect(await stateWith('waitlist', changes), JSON.stringify(changes)).toBe(state);
  });

  test('a transaction that reads first can write, whoever writes meanwhile', async () => {
    await stateWith('waitlist');
    await using other = await openDatabase(own.settings());
    const email = 'outra@x.example';
    const { work } = await own
      .db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.selectFrom('waitlist').select('id').execute();
        const writing = other.db
          .insertInto('waitlist')
          .values({ ...storedRow, email })
          .execute();
        await Promise.race([writing, sleep(50)]);
        await transaction.updateTable('waitlist').set({ nome: 'Helena Lima' }).execute();
        return { work: writing };
      });
    await work;
    const stored = await own.db().selectFrom('waitlist').select('email').orderBy('id').execute();
    expect(stored).toEqual([{ email: pageRow.email }, { email }]);
  });

  if (kind === 'sqlite') {
    test('SQLite writes through to the disk, in tables that check their types (R-WL-20)', async () => {
      const read = async (pragma: string) => {
        const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(own.db());
        return Object.values(rows[0] ?? {})[0];
      };
      expect(await read('journal_mode')).toBe('wal');
      expect(await read('synchronous')).toBe(2);
      expect(await read('foreign_keys')).toBe(1);
      // It would wait on the thread that answers every request.
      expect(await read('busy_timeout')).toBe(0);
      const { rows } = await sql<{ name: string; strict: number }>`pragma table_list`.execute(own.db());
      const strict = rows.filter((table) => table.strict === 1).map(({ name }) => name);
      expect(strict.toSorted()).toEqual(tableNames.toSorted());
      expect(await read('integrity_check')).toBe('ok');
    });
  }

  if (kind === 'postgres') {
    test('PostgreSQL answers a commit once it is on the disk, and what says otherwise is told (R-OPS-41)', async () => {
      const { databaseUrl = '' } = own.settings();
      const name = new URL(databaseUrl).pathname.slice(1);
      const found = async (value: string) => {
        await runSql(databaseUrl, `alter database ${name} set synchronous_commit = ${value}`);
        await using handle = await openDatabase(own.settings());
        const { rows } = await sql<{
          value: string;
        }>`select current_setting('synchronous_commit') as value`.execute(handle.db);
        const { weak } = await readDurability(handle);
        const told = weak
          .filter(({ setting }) => setting === 'synchronous_commit')
          .map(({ value: was }) => was);
        return [rows[0]?.value, ...told];
      };
      expect(await found('off')).toEqual(['on', 'off']);
      expect(await found('local')).toEqual(['local']);
      expect(await found('remote_apply')).toEqual(['remote_apply']);
    });
  }
});
