import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The text that the staff search sign-ups by: name, company and e-mail, without accents, in small letters. The database keeps it by triggers,
 * so that whoever writes to `waitlist`, by hand too, changes it as well; it is made of `waitlist` again wherever rows are copied to.
 */
export const createSearch: Migration = {
  name: '0015-create-search',
  up: (db, kind) => (kind === 'sqlite' ? upSqlite(db) : upPostgres(db)),
};

/** The text of a row; nobody can search for a line break. Two at the end: the last letters begin a trigram as well. */
const textOf = (row: string): string =>
  `${row}.nome || char(10) || ${row}.empresa || char(10) || ${row}.email || char(10, 10)`;

/**
 * An index of trigrams without the text itself (FTS5, https://www.sqlite.org/fts5.html). What is removed is taken out of it at once, which
 * FTS5 would otherwise do some day.
 */
async function upSqlite(db: Kysely<unknown>): Promise<void> {
  const remove = `insert into waitlist_search (waitlist_search, rowid, text) values ('delete', old.id, ${textOf('old')});`;
  const add = `insert into waitlist_search (rowid, text) values (new.id, ${textOf('new')});`;
  for (const statement of [
    `create virtual table waitlist_search using fts5 (text, content='', tokenize='trigram remove_diacritics 1')`,
    `insert into waitlist_search (waitlist_search, rank) values ('secure-delete', 1)`,
    // The trigrams that there are, for terms of fewer than three letters.
    `create virtual table waitlist_search_terms using fts5vocab (waitlist_search, row)`,
    `insert into waitlist_search (rowid, text) select id, ${textOf('waitlist')} from waitlist order by id`,
    `create trigger waitlist_search_added after insert on waitlist begin ${add} end`,
    `create trigger waitlist_search_changed after update of nome, empresa, email on waitlist begin ${remove} ${add} end`,
    `create trigger waitlist_search_removed after delete on waitlist begin ${remove} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** Accents as characters of their own, which normalising makes of them. */
const marks = [
  0x0300, 0x0301, 0x0302, 0x0303, 0x0304, 0x0306, 0x0307, 0x0308, 0x0309, 0x030a, 0x030b, 0x030c, 0x031b,
  0x0323, 0x0326, 0x0327, 0x0328, 0x0331,
];

/**
 * A table of the texts, narrow enough to be read from end to end, and an index of trigrams where the host has pg_trgm
 * (https://www.postgresql.org/docs/current/pgtrgm.html). It is part of PostgreSQL and needs no superuser, but a host may have left it out or
 * forbidden it: then every search reads the table of texts.
 */
async function upPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
    db,
  );
  const text = `new.nome || E'\\n' || new.empresa || E'\\n' || new.email`;
  // Only UTF-8 can be taken apart; elsewhere accents count.
  const folded =
    rows[0]?.encoding === 'UTF8'
      ? `translate(lower(normalize(${text}, NFD)), U&'${marks.map((mark) => `\\${mark.toString(16).padStart(4, '0')}`).join('')}', '')`
      : `lower(${text})`;
  for (const statement of [
    `create table waitlist_search (
      waitlist_id integer primary key references waitlist on delete cascade,
      text text not null
    )`,
    `insert into waitlist_search select new.id, ${folded} from waitlist as new order by id`,
    `create function waitlist_search_text() returns trigger language plpgsql as $$
    begin
      insert into waitlist_search values (new.id, ${folded})
      on conflict (waitlist_id) do update set text = excluded.text;
      return null;
    end
    $$`,
    `create trigger waitlist_search_text after insert or update of nome, empresa, email on waitlist
      for each row execute function waitlist_search_text()`,
    `do $$
    declare
      place text;
    begin
      begin
        create extension if not exists pg_trgm;
      exception when insufficient_privilege or undefined_file or feature_not_supported then
        return;
      end;
      select quote_ident(nspname) into place
      from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
      -- Without a list of what is still to be written, which one sign-up out of many would have to work off.
      execute format('create index waitlist_search_trigrams on waitlist_search using gin (text %s.gin_trgm_ops) with (fastupdate = off)', place);
    end
    $$`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
