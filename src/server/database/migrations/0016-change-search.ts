import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * FTS5 merges its index in the middle of a sign-up, for tens of milliseconds in one out of a hundred. It is told to leave that to `leads purge`
 * (merge-search.ts), but for many small pieces at once.
 */
export const changeSearch: Migration = {
  name: '0016-change-search',
  async up(db, kind) {
    if (kind === 'postgres') return;
    await sql`insert into waitlist_search (waitlist_search) values ('optimize')`.execute(db);
    await sql`insert into waitlist_search (waitlist_search, rank) values ('automerge', 0)`.execute(db);
  },
};
