import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Driver, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { isBusy, withSqlState } from './errors.ts';
import { booleanColumns, jsonColumns } from './tables.ts';

/**
 * How long SQLite itself waits for another process's lock, in milliseconds. It waits on the thread that answers
 * every request, so it waits briefly; the rest of the patience is asynchronous.
 */
const busyTimeoutMs = 50;
/** How long a statement is tried again while another process holds the lock, in milliseconds. */
const patienceMs = 5_000;

/** Path of the embedded database inside the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/**
 * Opens the embedded database, making folder and file when they are not there yet.
 * @param dataDir the folder, readable by this user alone when it is made here: it holds personal data
 * @throws when the folder can't be made or the file can't be opened
 */
export function openSqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = translated(() => new DatabaseSync(sqlitePath(dataDir), { timeout: busyTimeoutMs }));
  try {
    useWriteAheadLog(database);
    // FULL: an answer goes out only after its row is on the disk, whatever happens to the power.
    // Secure delete: what is removed is overwritten, and can't be read from the file any more.
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  } catch (error) {
    database.close();
    throw withSqlState(error);
  }
  return new PatientSqliteDialect({ database: adapt(database) });
}

/**
 * Kysely's dialect, which tries again while another process writes. The process goes on answering what needs no database;
 * queries wait for their turn, because there is one connection.
 */
class PatientSqliteDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options);
      return {
        executeQuery: (query) => withPatience(() => connection.executeQuery(query)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
    };
    return driver;
  }
}

async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      // Jitter, so that several servers on one file do not retry at the same moments.
      await setTimeout(10 + Math.random() * 40);
    }
  }
}

/** WAL lets a backup read while the server writes. Two processes that turn it on at once don't wait in SQLite. */
function useWriteAheadLog(database: DatabaseSync): void {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** `node:sqlite` in the shape that Kysely's dialect takes, with our values for booleans and JSON. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    // Kysely's `destroy` may be called more than once.
    close: () => {
      if (database.isOpen) database.close();
    },
    prepare: (sql) => translated(() => statement(database, sql)),
  };
}

function statement(database: DatabaseSync, sql: string): SqliteStatement {
  const prepared = database.prepare(sql);
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => translated(() => prepared.all(...parameters.map(toSqlite)).map(fromSqlite)),
    run: (parameters) => translated(() => prepared.run(...parameters.map(toSqlite))),
    *iterate(parameters) {
      for (const row of prepared.iterate(...parameters.map(toSqlite))) yield fromSqlite(row);
    },
  };
}

function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withSqlState(error);
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite takes no parameter of type ${typeof value}`);
}

function fromSqlite(row: Record<string, SQLOutputValue>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (booleanColumns.has(column) && typeof value === 'number') return [column, value !== 0];
      if (jsonColumns.has(column) && typeof value === 'string') return [column, JSON.parse(value)];
      return [column, value];
    }),
  );
}
