import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';

/**
 * Writes generated sign-ups, spread over the last 90 days, in statements that the database itself works out.
 * Every value differs by its number; a third has a portal, a fifth a goal that a spreadsheet would run.
 */
export async function addManySignUps(handle: DatabaseHandle, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce) {
    await addSome(handle, first, Math.min(first + atOnce - 1, count));
  }
}

/** PostgreSQL ends a statement of the server's after 2.5 s. */
const atOnce = 250;

async function addSome({ db, kind }: DatabaseHandle, first: number, last: number): Promise<void> {
  const numbers =
    kind === 'sqlite'
      ? sql`(with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)}) select n from numbers)`
      : sql`(select generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n)`;
  const moment =
    kind === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n % 90) || ' days', '-' || (n % 86400) || ' seconds')`
      : sql`date_trunc('milliseconds', now() - (n % 90) * interval '1 day' - (n % 86400) * interval '1 second')`;
  const { ref } = sql;
  await sql`
    insert into waitlist
      (created_at, search_text, nome, email, empresa, cargo, site, phone, has_news_portal, portal_name, portal_url, company_size, goals, source)
    select ${moment}, 'pessoa numero ' || n || '\njornal da cidade ' || (n % 5000) || '\npessoa' || n || '@jornal' || (n % 5000) || '.example',
      'Pessoa número ' || n, 'pessoa' || n || '@jornal' || (n % 5000) || '.example',
      'Jornal da Cidade ' || (n % 5000), 'editor', 'https://jornal' || (n % 5000) || '.example', '(11) 90000-0000',
      n % 3 = 0, case when n % 3 = 0 then 'Portal ' || n end, null, 'medio',
      case when n % 5 = 0 then '=SOMA(A1:A9); "quero" publicar' else 'Publicar mais rápido, sem perder a revisão.' end,
      case n % 4 when 0 then 'newsletter' when 1 then 'sites-para-jornais' when 2 then 'newsletter' else 'chama-la' end
    from ${numbers} as ${ref('counted')}`.execute(db);
}
