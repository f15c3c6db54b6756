import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { withinTime } from '#shared/time-limit.ts';
import { isBusy, lockNotAvailable, withSqlState } from './errors.ts';
import { booleanColumns, jsonColumns } from './tables.ts';

/** The two connections to the file of the embedded database, which wait for nobody by themselves (`busy_timeout = 0`). */
export interface SqliteConnections {
  readonly writer: DatabaseSync;
  /** In WAL mode a reader waits for no writer. */
  readonly reader: DatabaseSync;
}

const longestPauseMs = 50;

/**
 * Kysely's driver for the embedded database. `node:sqlite` works on the thread that answers every request, so whatever has to
 * wait, waits here, asynchronously:
 *
 * - SELECTs outside of transactions have a connection of their own, and never wait for a write.
 * - Everything else takes turns on the other one. A transaction begins with the write lock (`begin immediate`): one that
 *   began by reading could not wait for it later (SQLITE_BUSY_SNAPSHOT).
 * - While another process has the lock, it is tried again until `patienceMs` after the statement was asked for, the wait for
 *   its turn included.
 */
export function createSqliteDriver({ writer, reader }: SqliteConnections, patienceMs: number): Driver {
  const takeTurn = createTurns();
  /** Ends the turn of the transaction that a connection is in. */
  const inTransaction = new WeakMap<DatabaseConnection, () => void>();

  const endTransaction = (connection: DatabaseConnection): void => {
    inTransaction.get(connection)?.();
    inTransaction.delete(connection);
  };

  return {
    init: async () => undefined,
    async acquireConnection() {
      const connection: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          if (inTransaction.has(connection)) return run<R>(writer, query);
          const deadline = performance.now() + patienceMs;
          if (SelectQueryNode.is(query.query)) return patiently(() => run<R>(reader, query), deadline);
          const endTurn = await takeTurn(deadline);
          return patiently(() => run<R>(writer, query), deadline).finally(endTurn);
        },
        async *streamQuery() {
          yield* [];
          throw new Error(
            'rows are read page by page (keysetPages): an open reader keeps the log from ending',
          );
        },
      };
      return connection;
    },
    async beginTransaction(connection) {
      const deadline = performance.now() + patienceMs;
      const endTurn = await takeTurn(deadline);
      try {
        await patiently(() => execute(writer, 'begin immediate'), deadline);
      } catch (error) {
        endTurn();
        throw error;
      }
      inTransaction.set(connection, endTurn);
    },
    async commitTransaction(connection) {
      execute(writer, 'commit');
      endTransaction(connection);
    },
    async rollbackTransaction(connection) {
      try {
        // After some errors (a full disk) SQLite has rolled back by itself, and would refuse to do it twice.
        if (writer.isTransaction) execute(writer, 'rollback');
      } finally {
        endTransaction(connection);
      }
    },
    releaseConnection: async () => undefined,
    async destroy() {
      // The last to close empties the write-ahead log, which a reader can't.
      for (const database of [reader, writer]) if (database.isOpen) database.close();
    },
  };
}

/**
 * Lets one in at a time, in the order of arrival.
 * @returns what waits for a turn until a moment of `performance.now()`, and gives what ends the turn.
 *   It rejects (SQLSTATE 55P03) when the moment is over; whoever waited has then done nothing, and does nothing later
 */
function createTurns(): (deadline: number) => Promise<() => void> {
  let last: Promise<unknown> = Promise.resolve();
  return async (deadline) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const before = last;
    last = before.then(() => over);
    try {
      await withinTime(before, deadline - performance.now(), 'the database was busy for too long');
      return end;
    } catch (error) {
      end();
      throw Object.assign(error as Error, { code: lockNotAvailable });
    }
  };
}

/** Tries again while another process has the lock, with longer and longer pauses. */
async function patiently<T>(work: () => T, deadline: number): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      // Jitter, so that several servers on one file do not retry at the same moments.
      await sleep(pauseMs * (0.5 + Math.random() / 2));
    }
  }
}

function execute(database: DatabaseSync, sql: string): void {
  translated(() => prepare(database, sql).statement.run());
}

function run<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  return translated(() => {
    const { statement, returnsRows } = prepare(database, sql);
    const values = parameters.map(toSqlite);
    if (returnsRows) {
      // What a query gives is known to who wrote it; Kysely's types say it.
      return { rows: statement.all(...values).map(fromSqlite) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  });
}

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Each connection's statements by their SQL. Freeing one costs more than using it, and a server says the same few things again. */
const prepared = new WeakMap<DatabaseSync, Map<string, Prepared>>();
/** More than the site has; a list of values of any length makes a new one for each length. */
const mostPrepared = 200;

function prepare(database: DatabaseSync, sql: string): Prepared {
  let statements = prepared.get(database);
  if (statements === undefined || statements.size >= mostPrepared) {
    statements = new Map();
    prepared.set(database, statements);
  }
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  const entry = { statement, returnsRows: statement.columns().length > 0 };
  statements.set(sql, entry);
  return entry;
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
