// R-OPS-17
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { kinds, migratedEmptyDatabase } from '../support/database.ts';
import { pageRow } from '../support/signups.ts';

const connections = 3;

describe.runIf(kinds.includes('postgres'))('a lock on PostgreSQL that is held', () => {
  test('takes no more connections than the pool has, and what failed is not stored later (R-OPS-24)', async () => {
    const empty = await migratedEmptyDatabase('postgres');
    const database = await openDatabase(empty.settings, { max: connections, queryTimeoutMs: 1_200 });
    const other = new pg.Client({ connectionString: empty.settings.databaseUrl, application_name: 'other' });
    await other.connect();
    try {
      await other.query('begin; lock table waitlist in access exclusive mode');
      const failed = Array.from({ length: 12 }, async (_, person) => {
        const row = { ...pageRow, email: `pessoa-${person}@x.example` };
        return addToWaitlist(database, row, undefined).catch((error: unknown) => error);
      });
      // A statement of its own, outside of a transaction, has the same limit.
      failed.push(
        database.db
          .deleteFrom('waitlist')
          .execute()
          .catch((error: unknown) => error),
      );
      for (const error of await Promise.all(failed)) expect(error).toSatisfy(isDatabaseAway);
      const sessions = await other.query<{ many: number; waiting: number }>(
        `select count(*)::int as many, (count(*) filter (where state <> 'idle'))::int as waiting
         from pg_stat_activity where datname = current_database() and application_name = 'site'`,
      );
      expect(sessions.rows[0]?.many).toBeLessThanOrEqual(connections);
      expect(sessions.rows[0]?.waiting).toBe(0);
      await other.query('commit');
      await sleep(300);
      expect(await database.db.selectFrom('waitlist').select('id').execute()).toEqual([]);
      expect(await addToWaitlist(database, pageRow, undefined)).toBe('added');
    } finally {
      await other.end();
      await database.close();
      await empty.remove();
    }
  });

  test('is waited for for 2 s by the server, a statement for 2.5 s, and a transaction that says nothing ends', async () => {
    const empty = await migratedEmptyDatabase('postgres');
    const database = await openDatabase(empty.settings);
    const settings = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      database.db,
    );
    await database.close();
    await empty.remove();
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['10000', '2000', '2500']);
  });
});
