import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { isBusy, withSqlState } from './errors.ts';
import { createSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/** How long a statement may wait for its turn and for another process's lock, from the moment it is asked for. */
const usualPatienceMs = 5_000;
/** How long SQLite itself waits for a lock while the file is opened, when no request waits yet, in milliseconds. */
const openingTimeoutMs = 50;

/** Path of the embedded database inside the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/**
 * Opens the embedded database, making folder and file when they are not there yet.
 * @param dataDir the folder, readable by this user alone when it is made here, as is the file: it holds personal data
 * @param patienceMs how long a statement may wait before it fails with SQLSTATE 55P03
 * @throws when the folder can't be made or the file can't be opened
 */
export function openSqlite(dataDir: string, patienceMs = usualPatienceMs): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const connections = connect(sqlitePath(dataDir));
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => createSqliteDriver(connections, patienceMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely's own lets one query run at a time, because it expects one connection; here the driver sees to the turns. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function connect(path: string): SqliteConnections {
  // For its user alone, whatever the umask: SQLite would let everybody read it, and gives its log the same mode.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    const writer = new DatabaseSync(path, { timeout: openingTimeoutMs });
    try {
      useWriteAheadLog(writer);
      // FULL: an answer goes out only after its row is on the disk, whatever happens to the power.
      // Secure delete: what is removed is overwritten, and can't be read from the file any more.
      writer.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
      // Every 4,000 pages of the log (16 MB) in place of every 1,000: who writes the last of them waits until all are in the database.
      writer.exec('PRAGMA wal_autocheckpoint = 4000');
      // From here on requests are answered by the thread on which SQLite would wait.
      writer.exec('PRAGMA busy_timeout = 0');
      return { writer, reader: new DatabaseSync(path, { readOnly: true, timeout: 0 }) };
    } catch (error) {
      writer.close();
      throw error;
    }
  } catch (error) {
    throw withSqlState(error);
  }
}

/** WAL lets a backup read while the server writes. Two processes that turn it on at once don't wait in SQLite. */
function useWriteAheadLog(database: DatabaseSync): void {
  const deadline = performance.now() + usualPatienceMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
