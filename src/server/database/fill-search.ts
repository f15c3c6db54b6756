import { sql } from 'kysely';
import type { DatabaseHandle } from './database.ts';

/** So many at a time take about 10 ms, the longest that a sign-up waits for its turn meanwhile on the embedded database. */
const rowsAtOnce = 250;

/**
 * Adds the sign-ups that are not in the index for the search yet. Asked for before each use of the index, so that a sign-up never waits for it, and
 * by `leads purge` and copies, so that a search seldom finds much to do.
 * @throws the database's error when it can't be written
 */
export async function fillSearch({ db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>): Promise<void> {
  const fill = kind === 'sqlite' ? fillSqlite : fillPostgres;
  for (;;) {
    const { numAffectedRows = 0n } = await fill.execute(db);
    if (numAffectedRows < rowsAtOnce) return;
  }
}

/** Those with a higher number than the last in the index: numbers only grow, and one writes at a time. */
const fillSqlite = sql`
  insert into waitlist_search (rowid, text)
  select id, nome || char(10) || empresa || char(10) || email || char(10, 10) from waitlist
  where id > coalesce((select rowid from waitlist_search order by rowid desc limit 1), 0)
  order by id limit ${sql.lit(rowsAtOnce)}`;

/** Their texts are there already: the index holds those that are marked (migration 0020). */
const fillPostgres = sql`
  update waitlist_search set is_indexed = true where waitlist_id in (
    select waitlist_id from waitlist_search where not is_indexed order by waitlist_id limit ${sql.lit(rowsAtOnce)}
  )`;
