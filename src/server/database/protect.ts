import { type QueryExecutorProvider, sql } from 'kysely';
import { type DatabaseKind, recordTable, tableNames, writeCountsTable } from './tables.ts';

/**
 * Closes our tables to everyone but the role that the site connects with. On Supabase a table of `public` is
 * otherwise readable and writable over HTTP with the public key, through the roles `anon` and
 * `authenticated`. Runs after every migration, so that a new table is never left open, and after a restore, which makes the
 * tables anew with what the project grants by default. Does nothing that is already done, and nothing on SQLite.
 * @param db a connection, or a transaction, of the tables' owner
 */
export async function protectTables(db: QueryExecutorProvider, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return;
  const names = sql.join([...tableNames, recordTable, writeCountsTable].map((name) => sql.lit(name)));
  await sql`
    do $$
    declare
      ours record;
      sequence text;
      stranger text;
    begin
      for ours in
        select oid, oid::regclass::text as name, relrowsecurity
        from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname in (${names})
      loop
        if not ours.relrowsecurity then
          execute format('alter table %s enable row level security', ours.name);
        end if;
        execute format('revoke all on table %s from public', ours.name);
        for stranger in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
          execute format('revoke all on table %s from %I', ours.name, stranger);
          for sequence in
            select d.objid::regclass::text from pg_depend d
            where d.refobjid = ours.oid and d.deptype = 'i' and d.classid = 'pg_class'::regclass
              and (select relkind from pg_class where oid = d.objid) = 'S'
          loop
            execute format('revoke all on sequence %s from %I', sequence, stranger);
          end loop;
        end loop;
      end loop;
    end
    $$`.execute(db);
}
