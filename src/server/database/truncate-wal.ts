import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseOfKind } from './database.ts';
import { isDatabaseAway } from './errors.ts';

const tries = 5;
const pauseMs = 10;

/**
 * Takes what was removed out of SQLite's write-ahead log, where it stands until the log is used again; the database
 * itself overwrites it (`secure_delete`). When others read or write all that time, the next checkpoint does it: what was removed is
 * removed, so this is no failure.
 */
export async function truncateWal({ db, kind }: DatabaseOfKind): Promise<void> {
  if (kind !== 'sqlite') return;
  try {
    for (let left = tries; left > 0; left -= 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return;
      await sleep(pauseMs);
    }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  }
}
