import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#server/database/database.ts';
import { MigrationError, migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import type { Migration } from '#server/database/migrations/migration.ts';
import { postgresDialect } from '#server/database/postgres.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { tableNames } from '#server/database/tables.ts';
import { type EmptyDatabase, emptyDatabase, kinds, runSql } from '../support/database.ts';

const names = migrations.map(({ name }) => name);
/** A migration that this version does not have yet. */
const next = `${String(names.length + 1).padStart(4, '0')}-add-something`;

test('migrations are numbered, named by verbs and in order', () => {
  for (const [index, name] of names.entries()) {
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-(create|add|change|move|drop)-`));
  }
});

/** A process that migrates when it is sent a database's settings. */
async function startWorker(): Promise<ChildProcess> {
  const path = fileURLToPath(new URL('../support/migrate-worker.ts', import.meta.url));
  const worker = fork(path, { execArgv: [], stdio: 'inherit' });
  await once(worker, 'message');
  return worker;
}

describe.each(kinds)('migrating %s', (kind) => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase(kind);
  });
  afterEach(() => empty.remove());

  function connect(): Kysely<unknown> {
    const { databaseUrl, dataDir } = empty.settings;
    const dialect = databaseUrl === undefined ? openSqlite(dataDir) : postgresDialect(databaseUrl);
    return new Kysely({ dialect });
  }

  test('runs each migration once', async () => {
    expect(await migrateDatabase(empty.settings)).toEqual(names);
    expect(await migrateDatabase(empty.settings)).toEqual([]);
  });

  test('four processes may start at once on an empty database', { timeout: 60_000 }, async () => {
    const workers = await Promise.all(Array.from({ length: 4 }, startWorker));
    const results = workers.map(async (worker): Promise<unknown> => {
      const [ran] = await once(worker, 'message');
      return ran;
    });
    const exits = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.send(empty.settings);
    expect((await Promise.all(results)).flat()).toEqual(names);
    for (const exit of exits) expect((await exit)[0]).toBe(0);
  });

  test('a migration that fails leaves the database as it was', async () => {
    const db = connect();
    const broken: Migration = {
      name: next,
      async up(transaction) {
        await sql`create table half_done (id integer)`.execute(transaction);
        throw new Error('broken on the way');
      },
    };
    await migrate(db, kind, migrations);
    await expect(migrate(db, kind, [...migrations, broken])).rejects.toThrow('broken on the way');
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    expect(await migrate(db, kind, migrations)).toEqual([]);
    await db.destroy();
  });

  test('refuses a database that a newer version migrated', async () => {
    const db = connect();
    const newer: Migration = { name: next, up: async () => undefined };
    await migrate(db, kind, [...migrations, newer]);
    await db.destroy();
    await expect(openDatabase(empty.settings)).rejects.toThrow(MigrationError);
    await expect(openDatabase(empty.settings)).rejects.toThrow(next);
  });

  if (kind === 'sqlite') {
    test('SQLite waits for another process that is writing, with a migration still to run', async () => {
      const db = connect();
      await migrate(db, kind, migrations.slice(0, -1));
      await db.destroy();
      const other = new DatabaseSync(join(empty.settings.dataDir, 'database.sqlite'));
      const worker = await startWorker();
      const result = once(worker, 'message');
      other.exec('begin immediate; create table other_work (id integer) strict');
      worker.send(empty.settings);
      await sleep(500);
      other.exec('commit');
      other.close();
      expect((await result)[0]).toEqual(names.slice(-1));
    });
  }

  if (kind === 'postgres') {
    test('PostgreSQL closes our tables to Supabase’s public roles', async () => {
      const { databaseUrl = '' } = empty.settings;
      for (const role of ['anon', 'authenticated']) {
        await runSql(
          databaseUrl,
          `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
        );
      }
      // What a Supabase project starts with.
      await runSql(
        databaseUrl,
        `grant usage on schema public to anon, authenticated;
         alter default privileges in schema public grant all on tables to anon, authenticated;
         alter default privileges in schema public grant all on sequences to anon, authenticated;`,
      );
      await migrateDatabase(empty.settings);
      const db = connect();
      const { rows } = await sql<{ name: string; rls: boolean; open: boolean }>`
        select c.relname as name, c.relrowsecurity as rls,
          bool_or(has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate, references, trigger')
            or coalesce(has_sequence_privilege(r.rolname, pg_get_serial_sequence(c.relname, 'id'), 'usage, select, update'), false)) as open
        from pg_class c cross join pg_roles r
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
          and c.relname <> 'schema_migrations'
        group by 1, 2 order by 1`.execute(db);
      expect(rows).toEqual(tableNames.toSorted().map((name) => ({ name, rls: true, open: false })));
      for (const table of ['waitlist', 'schema_migrations']) {
        await expect(runSql(databaseUrl, `set role anon; select * from ${table}`)).rejects.toThrow(
          'permission denied',
        );
      }
      await db.destroy();
    });
  }
});
