// R-OPS-31
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CopyRefusal } from '#server/database/copy/copy-database.ts';
import { moveDatabase, type Place } from '#server/database/copy/move-database.ts';
import { canonical, continueAfter } from '#server/database/copy/rows.ts';
import { connectDatabase, openDatabase } from '#server/database/database.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { recordTable, tableNames, writeCountsTable } from '#server/database/tables.ts';
import { directions, emptyDatabase, migratedEmptyDatabase, runSql } from '../../support/database/database.ts';
import { fillEveryTable, rowsOf } from '../../support/database/every-table.ts';
import { addSignUp, runProgram } from '../../support/database/leads.ts';
import { databaseForEach } from '../../support/database/migrated-database.ts';

const command = 'src/server/copy-command.ts';
/** More than one batch of the copy. */
const count = 620;

describe.each(directions)('moving from $from to $to', { timeout: 60_000 }, ({ from, to }) => {
  const source = databaseForEach(() => migratedEmptyDatabase(from));
  const target = databaseForEach(() => emptyDatabase(to));

  const places = (): readonly [Place, Place] => [
    { ...source.settings, named: '--from' },
    { ...target.settings, named: '--to' },
  ];

  async function fill(rows: number): Promise<void> {
    await using handle = await openDatabase(source.settings);
    await fillEveryTable(handle, rows);
    // A number that somebody was told, of a row that is gone.
    for (const table of tableNames) await continueAfter(handle.kind, handle.db, table, rows + 7);
  }

  /** How many rows each table that is copied has in the target; nothing when it has no tables. */
  async function targetRows() {
    await using handle = connectDatabase(target.settings);
    const counts: Record<string, unknown> = {};
    for (const { name } of await handle.db.introspection.getTables()) {
      if (!tableNames.includes(name)) continue;
      const { rows } = await sql<{ many: number }>`select count(*) as many from ${sql.table(name)}`.execute(
        handle.db,
      );
      counts[name] = rows[0]?.many;
    }
    return counts;
  }

  const refusal = (): Promise<string> =>
    moveDatabase(...places()).then(
      () => 'moved',
      (error: unknown) => (error instanceof CopyRefusal ? error.message : String(error)),
    );

  test('every row of every table arrives as it was, and the next one gets a number of its own (R-OPS-12)', async () => {
    await fill(count);
    const copied = await moveDatabase(...places());
    expect(copied.map(({ name, rows }) => [name, rows])).toEqual(tableNames.map((name) => [name, count]));
    // By them the copy compares what it has read with what it has written.
    expect(new Set(copied.map(({ hash }) => hash)).size).toBe(tableNames.length);
    await using handle = await openDatabase(target.settings);
    const there = (await handle.db.introspection.getTables()).map(({ name }) => name);
    // A table that is neither copied nor left out on purpose fails here.
    const leftOut = [recordTable, ...(to === 'postgres' ? [writeCountsTable] : [])];
    expect(there.toSorted()).toEqual([...tableNames, ...leftOut].toSorted());
    const rowOf: Readonly<Record<string, (n: number) => unknown>> = rowsOf;
    for (const name of tableNames) {
      const { rows } = await sql`select * from ${sql.table(name)} order by id`.execute(handle.db);
      expect(rows).toEqual(Array.from({ length: count }, (_, index) => rowOf[name]?.(index + 1)));
    }
    expect(await addSignUp(handle, 'nova@x.example')).toBe(count + 8);
  });

  test('refuses a target that holds something, and leaves it as it is', async () => {
    await fill(1);
    const handle = await openDatabase(target.settings);
    await addSignUp(handle, 'antes@x.example');
    expect(await refusal()).toContain('O banco de dados de --to está em uso');
    // Of another version, too: what is refused is not migrated.
    await sql`delete from ${sql.table(recordTable)} where name like '0001%'`.execute(handle.db);
    await handle.close();
    const before = await targetRows();
    expect(await refusal()).toBe(
      'O banco de destino não está vazio: há linhas em waitlist. Nada foi gravado.',
    );
    expect(await targetRows()).toEqual(before);
  });

  test('refuses a source of another version, and one that somebody uses', async () => {
    await fill(1);
    const handle = await openDatabase(source.settings);
    const inUse = 'está em uso: pare o servidor e os comandos que o usam. Nada foi gravado.';
    expect(await refusal()).toBe(`O banco de dados de --from ${inUse}`);
    const name = '9999-add-something';
    await sql`insert into ${sql.table(recordTable)} (name, timestamp) values (${name}, '')`.execute(
      handle.db,
    );
    await handle.close();
    expect(await refusal()).toContain(`O banco de origem tem a migração ${name}, de uma versão mais nova`);
    expect(await targetRows()).toEqual({});
    const older = connectDatabase(source.settings);
    await sql`delete from ${sql.table(recordTable)} where name >= '0001'`.execute(older.db);
    await older.close();
    expect(await refusal()).toContain('de --from: falta a migração 0001-');
    expect(Object.values(await targetRows()).filter((many) => Number(many) > 0)).toEqual([]);
  });

  test('a row that the target refuses leaves the target empty', async () => {
    await fill(5);
    const handle = await openDatabase(source.settings);
    if (from === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(handle.db);
    else await sql`alter table erasures drop constraint erasures_salt`.execute(handle.db);
    await handle.db.updateTable('erasures').set({ salt: '' }).where('id', '=', 4).execute();
    await handle.close();
    expect(await refusal()).toBe(
      'O banco de destino recusou linhas de erasures, entre os ids 1 e 5 (23514). A cópia foi desfeita: o destino continua vazio.',
    );
    expect(await targetRows()).toEqual(Object.fromEntries(tableNames.map((name) => [name, 0])));
  });

  // What does not turn on where the rows come from.
  if (from === 'sqlite') {
    test('whoever is killed in the middle leaves the target empty, and the next one moves it', async () => {
      await fill(count);
      const signal = to === 'sqlite' ? 'SIGKILL' : 'SIGTERM';
      const said = 'Interrompido: a cópia foi desfeita e o destino continua vazio.\n';
      expect(await move(source, target, { stopWhen: () => isWriting(target), signal })).toMatchObject(
        signal === 'SIGKILL' ? { code: null, stdout: '', stderr: '' } : { code: 1, stdout: '', stderr: said },
      );
      expect(await targetRows()).toEqual(Object.fromEntries(tableNames.map((name) => [name, 0])));
      const { code, stdout, stderr } = await move(source, target);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^waitlist +620 linhas {2}[0-9a-f]{16}\n/);
      expect(stdout).toContain('Copiado e conferido');
    });
  }
});

test('the hash is of what is stored, whatever the order of its keys', () => {
  const row = (metadata: object) => canonical({ id: 1, metadata });
  expect(row({ a: 1, bb: 2 })).toBe(row({ bb: 2, a: 1 }));
  expect(row({ a: 1, bb: 2 })).not.toBe(row({ a: 1, bb: 3 }));
});

test('says how it is used, and what is not there', async () => {
  const run = (...args: string[]) => runProgram([command, ...args]);
  const usage = /^Uso: npm run db:copy -- --from .*\n$/;
  const wrong = [
    ['--from', 'a'],
    ['--from', 'a', '--to', 'mysql://b'],
    ['--form', 'a', '--to', 'b'],
  ];
  for (const { code, stdout, stderr } of await Promise.all(wrong.map((args) => run(...args)))) {
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(usage);
  }
  expect(await run('--from', '/nao-existe', '--to', '/tampouco')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Não há banco de dados em /nao-existe/database.sqlite.\n',
  });
});

/** A database by its settings. */
type Settled = ReturnType<typeof databaseForEach>;

function move(from: Settled, to: Settled, run?: Parameters<typeof runProgram>[1]) {
  const name = ({ settings }: Settled): string => settings.databaseUrl ?? settings.dataDir;
  return runProgram([command, '--from', name(from), '--to', name(to)], run);
}

/** Whether a copy has begun to write, without being seen as somebody who uses the database. */
function isWriting({ settings: { databaseUrl, dataDir } }: Settled): boolean | Promise<boolean> {
  if (databaseUrl !== undefined) return isLocked(databaseUrl);
  return Number(statSync(`${sqlitePath(dataDir)}-wal`, { throwIfNoEntry: false })?.size) > 500_000;
}

async function isLocked(url: string): Promise<boolean> {
  const { rows } = await runSql(
    url,
    `select 1 from pg_locks join pg_class on pg_class.oid = relation where relname = 'waitlist' and mode = 'RowExclusiveLock'`,
  );
  return rows.length > 0;
}
