import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findByIndex } from '#features/waitlist/staff/search-index.ts';
import { migrateDatabase, openDatabase, openMigratedDatabase } from '#server/database/database.ts';
import { MigrationError, migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import type { Migration } from '#server/database/migrations/migration.ts';
import { postgresDialect } from '#server/database/postgres.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { searchTable, tableNames, writeCountsTable } from '#server/database/tables.ts';
import { type EmptyDatabase, emptyDatabase, kinds, runSql } from '../support/database.ts';
import { runLeads } from '../support/leads.ts';

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

  test('what was noted and indexed of sign-ups before they were filtered by it is so after it', async () => {
    const before = connect();
    await migrate(before, kind, migrations.slice(0, 16));
    const run = async (text: string) => void (await sql.raw(text).execute(before));
    const person = (id: number) => `(${id}, 'Ana ${id}', 'ana${id}@x.com', 'Jornal', 'editor')`;
    await run(
      `insert into waitlist (id, nome, email, empresa, cargo) values ${[1, 2, 3].map(person).join()}`,
    );
    const [early, late] = ['2026-03-04T15:00:00.000Z', '2026-03-05T15:00:00.000Z'];
    await run(
      `insert into waitlist_attendance (waitlist_id, attended_at) values (1, '${early}'), (2, '${late}'), (1, null), (2, '${early}')`,
    );
    await before.destroy();
    const handle = await openDatabase(empty.settings);
    const rows = await handle.db.selectFrom('waitlist').select('attended_at').orderBy('id').execute();
    expect(rows).toEqual([{ attended_at: null }, { attended_at: early }, { attended_at: null }]);
    const runAfter = async (text: string) => void (await sql.raw(text).execute(handle.db));
    // The index goes on where it ended.
    await runAfter(`insert into waitlist (id, nome, email, empresa, cargo) values ${person(4)}`);
    await runAfter(`delete from waitlist where id = 2`);
    const place = { from: undefined, isForward: true, most: 9 };
    expect(await findByIndex(handle, {}, 'ana', place)).toEqual([1, 3, 4]);
    await handle.close();
  });

  test('what was stored before a table was changed is stored after it, under the same numbers', async () => {
    const before = connect();
    await migrate(before, kind, migrations.slice(0, 7));
    const person = { nome: 'Ana Souza', email: 'ana@x.com' };
    const moment = '2026-03-04T15:00:00.000Z';
    const uuid = crypto.randomUUID();
    // Typed by hand: the newest schema's columns are not there yet.
    const run = async (text: string) => void (await sql.raw(text).execute(before));
    await run(
      `insert into waitlist (id, nome, email, empresa, cargo) values (7, 'Ana Souza', 'ana@x.com', 'Jornal', 'editor')`,
    );
    await run(`insert into outbox (id, kind, key, waitlist_id, next_attempt_at, give_up_at)
      values (9, 'lead-webhook', '${uuid}', 7, '${moment}', '${moment}'), (12, 'lead-email', '${crypto.randomUUID()}', 7, '${moment}', '${moment}')`);
    await run(`delete from outbox where id = 12`);
    await run(`insert into consents (id, receipt, policy_version, layer, essential, analytics, functional, marketing)
      values (3, '${uuid}', '0123456789abcdef', 'banner', ${kind === 'sqlite' ? '1, 0, 0, 0' : 'true, false, false, false'})`);
    await run(`insert into data_requests (id, protocol, kind, nome, email, due_at)
      values (4, '2026-00000-00000', 'access', 'Ana Souza', 'ana@x.com', '${moment}')`);
    await run(`insert into site_referrals (id, referring_domain, page_visited, user_agent, metadata)
      values (5, 'x.com', '/sites-para-jornais', 'Navegador', '{"language":"pt-BR"}')`);

    await before.destroy();

    const { db, close } = await openDatabase(empty.settings);
    expect(await db.selectFrom('waitlist').selectAll().execute()).toMatchObject([
      { id: 7, ...person, consent_version: null, terms_version: null, journalism_terms_version: null },
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { id: 9, key: uuid, waitlist_id: 7, removed_id: null, removed_email: null, next_attempt_at: moment },
    ]);
    expect(await db.selectFrom('consents').selectAll().execute()).toMatchObject([
      { id: 3, receipt: uuid, layer: 'banner', essential: true, marketing: false },
    ]);
    expect(await db.selectFrom('data_requests').selectAll().execute()).toMatchObject([
      { id: 4, ...person, kind: 'access', due_at: moment },
    ]);
    expect(await db.selectFrom('site_referrals').selectAll().execute()).toMatchObject([
      { id: 5, user_agent: 'Navegador', metadata: { language: 'pt-BR' } },
    ]);
    if (kind === 'sqlite') {
      const item = {
        kind: 'lead-webhook' as const,
        key: crypto.randomUUID(),
        waitlist_id: 7,
        next_attempt_at: moment,
        give_up_at: moment,
      };
      const { id } = await db.insertInto('outbox').values(item).returning('id').executeTakeFirstOrThrow();
      // A number that was in use is not given out again.
      expect(id).toBe(13);
    }
    // The indexes came along: the key is taken, and so is the sign-up's removal of its notices.
    await expect(
      db
        .insertInto('consents')
        .values({
          receipt: uuid,
          policy_version: '0123456789abcdef',
          layer: 'policy-link',
          essential: true,
          analytics: true,
          functional: true,
          marketing: true,
        })
        .execute(),
    ).rejects.toThrow();
    await db.deleteFrom('waitlist').execute();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await close();
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

  test('a command refuses a database that it would have to migrate, and leaves it as it is', async () => {
    const db = connect();
    await migrate(db, kind, migrations.slice(0, -1));
    const { code, stderr } = await runLeads(['list'], empty.settings);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^O banco de dados não serve: falta a migração ${names.at(-1)}, .*\\.\n$`),
    );
    expect(await migrate(db, kind, migrations)).toEqual(names.slice(-1));
    await db.destroy();
    expect(await runLeads(['list'], empty.settings)).toMatchObject({ code: 0, stderr: '' });
  });

  test('a command refuses a database that was never migrated', async () => {
    const connecting = openMigratedDatabase(empty.settings, { max: 1, queryTimeoutMs: 5_000 });
    await expect(connecting).rejects.toThrow(`falta a migração ${names[0]}`);
  });

  if (kind === 'sqlite') {
    test('SQLite’s files are their user’s alone, whatever the umask', async () => {
      const { dataDir } = empty.settings;
      const { close } = await openDatabase(empty.settings);
      const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
      await close();
      expect(Object.fromEntries(modes)).toEqual({
        'database.sqlite': 0o600,
        'database.sqlite-shm': 0o600,
        'database.sqlite-wal': 0o600,
      });
    });

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
      const expectClosed = async () => {
        expect(await rights(db)).toEqual(
          [...tableNames, searchTable, writeCountsTable]
            .toSorted()
            .map((name) => ({ name, rls: true, open: false })),
        );
      };
      await expectClosed();
      for (const table of ['waitlist', 'schema_migrations']) {
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
      await db.destroy();
    });
  }
});

/** What Supabase's public roles may do with each of our tables. */
async function rights(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; rls: boolean; open: boolean }>`
        select c.relname as name, c.relrowsecurity as rls,
          bool_or(has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate, references, trigger')
            or case when c.relname in (${writeCountsTable}, ${searchTable}) then false else coalesce(has_sequence_privilege(r.rolname, pg_get_serial_sequence(c.relname, 'id'), 'usage, select, update'), false) end) as open
        from pg_class c cross join pg_roles r
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
          and c.relname <> 'schema_migrations'
        group by 1, 2 order by 1`.execute(db);
  return rows;
}
