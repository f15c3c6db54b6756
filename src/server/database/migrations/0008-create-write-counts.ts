import { sql } from 'kysely';
import type { Migration } from './columns.ts';

/**
 * How often strangers wrote lately, for all servers on one PostgreSQL (http/limits/counters.ts). Unlogged: a count costs no write to
 * the disk, and after a crash they begin anew. The embedded database has one server, which counts in its memory.
 */
export const createWriteCounts: Migration = async (db, kind) => {
  if (kind === 'sqlite') return;
  await sql`create unlogged table write_counts (
    key text primary key,
    writes integer not null,
    ends_at timestamptz not null
  )`.execute(db);
};
