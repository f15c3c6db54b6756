import { sql } from 'kysely';
import type { DatabaseHandle } from './database.ts';

/** Pages of the index that are written at a time, so that the server never waits long for its turn. */
const pagesAtOnce = 100;

/** Merges the pieces that sign-ups left in the embedded database's index for the search (migration 0016). Does nothing on PostgreSQL. */
export async function mergeSearch({ db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>): Promise<void> {
  if (kind === 'postgres') return;
  const countChanges = async (): Promise<number> => {
    const { rows } = await sql<{ many: number }>`select total_changes() as many`.execute(db);
    return rows[0]?.many ?? 0;
  };
  for (;;) {
    const before = await countChanges();
    await sql`insert into waitlist_search (waitlist_search, rank) values ('merge', ${pagesAtOnce})`.execute(
      db,
    );
    // What FTS5 documents: fewer than two changes are those of the statement itself.
    if ((await countChanges()) - before < 2) return;
  }
}
