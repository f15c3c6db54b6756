import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * PostgreSQL's index of trigrams holds only texts that are marked for it, which they are when somebody searches (fill-search.ts): writing to it
 * took a sign-up as long as all the rest. Texts that wait have an index of their own, by which they are found.
 */
export const changeTrigrams: Migration = {
  name: '0020-change-trigrams',
  async up(db, kind) {
    if (kind === 'sqlite') return;
    for (const statement of [
      `alter table waitlist_search add column is_indexed boolean not null default true`,
      `alter table waitlist_search alter column is_indexed set default false`,
      `create index waitlist_search_waiting on waitlist_search (waitlist_id) where not is_indexed`,
      // There is none where the host has no pg_trgm.
      `do $$
      declare
        made text := pg_get_indexdef(to_regclass('waitlist_search_trigrams'));
      begin
        if made is null then
          return;
        end if;
        drop index waitlist_search_trigrams;
        execute made || ' where is_indexed';
      end
      $$`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
