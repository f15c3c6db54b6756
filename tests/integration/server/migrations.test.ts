// R-OPS-13
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase, openMigratedDatabase } from '#server/database/database.ts';
import { MigrationError, migrate, readableFrom } from '#server/database/migrate.ts';
import type { Migration } from '#server/database/migrations/columns.ts';
import { migrations } from '#server/database/migrations/index.ts';
import { postgresDialect } from '#server/database/postgres.ts';
import { openSqlite, sqlitePath } from '#server/database/sqlite.ts';
import { recordTable, tableNames, writeCountsTable } from '#server/database/tables.ts';
import { emptyDatabase, kinds, runSql } from '../../support/database/database.ts';
import { addSignUp, runLeads } from '../../support/database/leads.ts';
import { databaseForEach } from '../../support/database/migrated-database.ts';
import { isLong } from '../../support/property-runs.ts';

const names = Object.keys(migrations);
/** What the version before this one had. */
const before = Object.fromEntries(Object.entries(migrations).slice(0, -1));
const pool = { max: 1, queryTimeoutMs: 5_000 };
/** A migration that this version does not have yet. */
const next = `${String(names.length + 1).padStart(4, '0')}-add-something`;

test('migrations are numbered, named by verbs and in order', () => {
  for (const [index, name] of names.entries()) {
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-(create|add|change|move|drop)-`));
  }
});

/** A process that migrates when it is sent a database's settings. */
async function startWorker(): Promise<ChildProcess> {
  const path = fileURLToPath(new URL('../../support/database/migrate-worker.ts', import.meta.url));
  const worker = fork(path, { execArgv: [], stdio: 'inherit' });
  await once(worker, 'message');
  return worker;
}

describe.each(kinds)('migrating %s', (kind) => {
  const empty = databaseForEach(() => emptyDatabase(kind));

  function connect(): Kysely<unknown> {
    const { databaseUrl, dataDir } = empty.settings;
    const dialect = databaseUrl === undefined ? openSqlite(dataDir) : postgresDialect(databaseUrl);
    return new Kysely({ dialect });
  }
  /** Migrates with these, on a connection of its own. */
  async function migrateWith(known: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
    await using db = connect();
    return await migrate(db, kind, known);
  }

  test('several processes may start at once on an empty database', { timeout: 60_000 }, async () => {
    const workers = await Promise.all(Array.from({ length: isLong ? 4 : 2 }, startWorker));
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
    await using db = connect();
    const broken: Migration = async (transaction) => {
      await sql`create table half_done (id integer)`.execute(transaction);
      await sql`insert into not_there values (1)`.execute(transaction);
    };
    await migrate(db, kind, migrations);
    // Nothing hides what the database said.
    await expect(migrate(db, kind, { ...migrations, [next]: broken })).rejects.toThrow('not_there');
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    expect(await migrate(db, kind, migrations)).toEqual([]);
  });

  test('uses a database that a newer version added to', async () => {
    await migrateWith({
      ...migrations,
      [next]: async (transaction) => {
        await sql`alter table waitlist add column of_later text`.execute(transaction);
      },
    });
    await using handle = await openDatabase(empty.settings);
    expect(await addSignUp(handle, 'helena@x.example')).toBe(1);
    await (await openMigratedDatabase(empty.settings, pool)).close();
  });

  test.each([
    [0, undefined],
    [1, 'que retira o que esta versão do site usa'],
  ])('a newer version may spare this one what it takes away (%i on)', async (later, refusal) => {
    const name = `${next.slice(0, 4)}-drop-something-from-${String(names.length + later).padStart(4, '0')}`;
    await migrateWith({ ...migrations, [name]: async () => undefined });
    const opening = openDatabase(empty.settings).then((handle) => handle.close());
    await (refusal === undefined ? opening : expect(opening).rejects.toThrow(refusal));
    if (refusal !== undefined) await expect(openDatabase(empty.settings)).rejects.toThrow(MigrationError);
  });

  test('refuses a database whose migrations are not the first of its own', async () => {
    await migrateWith({ ...before, [`${names.at(-1)}-of-others`]: async () => undefined });
    await expect(openDatabase(empty.settings)).rejects.toThrow(
      'que esta versão do site não conhece nesta posição',
    );
  });

  test('every migration only adds, or says which versions it spares', async () => {
    await using db = connect();
    let shape = await shapeOf(db);
    for (const [index, name] of names.entries()) {
      await migrate(db, kind, Object.fromEntries(Object.entries(migrations).slice(0, index + 1)));
      const after = await shapeOf(db);
      const gone = [...shape.keys()].filter((column) => !after.has(column));
      // A column in a table that an older version knows has a value by itself.
      const demanded = [...after].filter(
        ([column, isDemanded]) =>
          isDemanded &&
          shape.get(column) !== true &&
          [...shape.keys()].some((known) => known.startsWith(`${column.split('.')[0]}.`)),
      );
      if (readableFrom(name) === 0) expect([name, gone, demanded]).toEqual([name, [], []]);
      shape = after;
    }
  });

  if (kind === 'sqlite') {
    test('a command refuses a database that it would have to migrate, and leaves it as it is (R-OPS-22)', async () => {
      await migrateWith(before);
      const { code, stderr } = await runLeads(['audit'], empty.settings);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(`^O banco de dados não serve: falta a migração ${names.at(-1)}, .*\\.\n$`),
      );
      expect(await migrateWith(migrations)).toEqual(names.slice(-1));
      await (await openMigratedDatabase(empty.settings, pool)).close();
    });

    test('SQLite’s files are their user’s alone, whatever the umask (R-OPS-23)', async () => {
      const { dataDir } = empty.settings;
      await using _open = await openDatabase(empty.settings);
      const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
      expect(Object.fromEntries(modes)).toEqual({
        'database.sqlite': 0o600,
        'database.sqlite-shm': 0o600,
        'database.sqlite-wal': 0o600,
      });
    });

    test('SQLite waits for another process that is writing, with a migration still to run', async () => {
      await migrateWith(before);
      const other = new DatabaseSync(sqlitePath(empty.settings.dataDir));
      const worker = await startWorker();
      const ran = once(worker, 'message');
      other.exec('begin immediate; create table other_work (id integer) strict');
      worker.send(empty.settings);
      await sleep(500);
      other.exec('commit');
      other.close();
      expect((await ran)[0]).toEqual(names.slice(-1));
    });
  }

  if (kind === 'postgres') {
    test('PostgreSQL closes our tables to Supabase’s public roles (R-OPS-25)', async () => {
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
      await using db = connect();
      const expectClosed = async () => {
        expect(await rights(db)).toEqual(
          [...tableNames, writeCountsTable].toSorted().map((name) => ({ name, rls: true, open: false })),
        );
      };
      await expectClosed();
      for (const table of ['waitlist', recordTable]) {
        await expect(runSql(databaseUrl, `set role anon; select * from ${table}`)).rejects.toThrow(
          'permission denied',
        );
      }
      // What a restore brings about, which makes the tables anew.
      await runSql(
        databaseUrl,
        `grant all on all tables in schema public to anon; grant all on all sequences in schema public to anon;
         alter table waitlist disable row level security`,
      );
      await expect(expectClosed()).rejects.toThrow();
      await runLeads(['erase', '--again'], empty.settings);
      await expectClosed();
    });
  }
});

/** Every `table.column`, and whether who inserts a row has to give it a value. */
async function shapeOf(db: Kysely<unknown>): Promise<ReadonlyMap<string, boolean>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [
        `${name}.${column.name}`,
        !(column.isNullable || column.hasDefaultValue || column.isAutoIncrementing),
      ]),
    ),
  );
}

/** What Supabase's public roles may do with each of our tables. */
async function rights(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; rls: boolean; open: boolean }>`
        select c.relname as name, c.relrowsecurity as rls,
          bool_or(has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate, references, trigger')
            or case when c.relname = ${writeCountsTable} then false else coalesce(has_sequence_privilege(r.rolname, pg_get_serial_sequence(c.relname, 'id'), 'usage, select, update'), false) end) as open
        from pg_class c cross join pg_roles r
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
          and c.relname <> ${recordTable}
        group by 1, 2 order by 1`.execute(db);
  return rows;
}
