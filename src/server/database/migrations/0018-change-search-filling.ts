import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The text of a row, as migration 0015 writes it. */
const textOf = (row: string): string =>
  `${row}.nome || char(10) || ${row}.empresa || char(10) || ${row}.email || char(10, 10)`;

/**
 * The embedded database's index for the search is filled when somebody searches (fill-search.ts), and no longer by the sign-up, which waited for
 * it. What is changed or removed before that is not in the index yet, and may not be taken out of it. FTS5 merges its pieces again while it is
 * filled.
 */
export const changeSearchFilling: Migration = {
  name: '0018-change-search-filling',
  async up(db, kind) {
    if (kind === 'postgres') return;
    const isIndexed = 'exists (select 1 from waitlist_search where rowid = old.id)';
    const remove = `insert into waitlist_search (waitlist_search, rowid, text) values ('delete', old.id, ${textOf('old')});`;
    const add = `insert into waitlist_search (rowid, text) values (new.id, ${textOf('new')});`;
    for (const statement of [
      `drop trigger waitlist_search_added`,
      `drop trigger waitlist_search_changed`,
      `drop trigger waitlist_search_removed`,
      `create trigger waitlist_search_changed after update of nome, empresa, email on waitlist when ${isIndexed} begin ${remove} ${add} end`,
      `create trigger waitlist_search_removed after delete on waitlist when ${isIndexed} begin ${remove} end`,
      `insert into waitlist_search (waitlist_search, rank) values ('automerge', 4)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
