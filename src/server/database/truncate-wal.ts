import { sql } from 'kysely';
import type { DatabaseHandle } from './database.ts';

/**
 * Takes what was removed out of SQLite's write-ahead log, where it stands until the log is used again; the database
 * itself overwrites it (`secure_delete`). When a reader is in the way, the server does it at its next checkpoint.
 */
export async function truncateWal({ db, kind }: DatabaseHandle): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
