import { sql } from 'kysely';
import type { DatabaseHandle } from './database.ts';

/** So many at a time take about 10 ms, the longest that a sign-up waits for its turn meanwhile. */
const rowsAtOnce = 250;

/**
 * Adds the sign-ups that are not in the embedded database's index for the search yet: those with a higher number than the last in it, because
 * numbers only grow. Asked for before each use of the index, so a sign-up never waits for it, and by `leads purge` and copies, so that a search
 * seldom finds much to do. Does nothing on PostgreSQL, where a trigger does it.
 * @throws the database's error when it can't be written
 */
export async function fillSearch({ db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>): Promise<void> {
  if (kind === 'postgres') return;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      insert into waitlist_search (rowid, text)
      select id, nome || char(10) || empresa || char(10) || email || char(10, 10) from waitlist
      where id > coalesce((select rowid from waitlist_search order by rowid desc limit 1), 0)
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    if (numAffectedRows < rowsAtOnce) return;
  }
}
