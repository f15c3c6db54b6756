import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import { columnKinds, hasLength, isAttendance, isFlag, type Migration, startTable } from './columns.ts';

/** A text by its shortest and longest value, in characters (the form's bounds are the same), or what else a column holds. */
type Column = readonly [least: number, most: number] | 'text' | 'flag' | 'moment' | 'attendance';

/** A column of the table that is missing here does not compile; one that a later migration adds is left out of the check. */
const columns = {
  // Before the long texts: a search reads it in every row.
  search_text: 'text',
  nome: [3, 120],
  email: [3, 254],
  empresa: [1, 160],
  cargo: [1, 80],
  site: [1, 2048],
  phone: [10, 15],
  has_news_portal: 'flag',
  portal_name: [1, 160],
  portal_url: [1, 2048],
  company_size: 'text',
  goals: [1, 2000],
  source: [1, 60],
  terms_accepted: 'flag',
  terms_accepted_at: 'moment',
  journalism_terms_accepted: 'flag',
  journalism_terms_accepted_at: 'moment',
  consent_version: [16, 16],
  terms_version: [16, 16],
  journalism_terms_version: [16, 16],
  attendance: 'attendance',
  idempotency_key: [8, 128],
} as const satisfies Readonly<
  Record<Exclude<keyof Schema['waitlist'], 'id' | 'created_at' | `utm_${string}`>, Column>
>;

const required: ReadonlySet<string> = new Set(['search_text', 'nome', 'email', 'empresa', 'cargo', 'source']);

/**
 * What the staff's pages count and list, each by an index that holds all that a filter asks for, so that the rows themselves are left alone.
 */
const indexes: readonly (readonly [name: string, columns: readonly string[], rows?: RawBuilder<boolean>])[] =
  [
    // The list, the newest first, and filters that are put together.
    ['newest', ['created_at', 'id', 'source', 'has_news_portal', 'company_size', 'attendance']],
    // One filter alone, and the counts of the last days by each.
    ['source', ['source', 'created_at', 'id', 'attendance']],
    ['cargo', ['cargo', 'created_at']],
    ['size', ['company_size', 'created_at', 'id', 'attendance'], sql`company_size is not null`],
    ['portal', ['created_at', 'id', 'attendance'], sql`has_news_portal = true`],
  ];

/** Sign-ups of the waiting list (R-WLP-13, R-WL-10). */
export const createWaitlist: Migration = async (db, kind) => {
  const { boolean, moment, isMoment } = columnKinds(kind);
  const acceptance = (accepted: string, at: string) =>
    sql<boolean>`(${sql.ref(at)} is not null) = coalesce(${sql.ref(accepted)} = true, false)`;

  let table = startTable(db, kind, 'waitlist')
    .addCheckConstraint('waitlist_attendance', isAttendance('attendance'))
    .addCheckConstraint(
      'waitlist_company_size_choice',
      sql`company_size in ('startup', 'pequeno', 'medio', 'grande', 'enterprise')`,
    )
    .addCheckConstraint(
      'waitlist_portal_asked',
      sql`coalesce(has_news_portal = true, false) or (portal_name is null and portal_url is null)`,
    )
    // The page's form can't be sent without both.
    .addCheckConstraint(
      'waitlist_page_terms',
      sql`source <> 'portal-ai-dedicated' or coalesce(terms_accepted = true and journalism_terms_accepted = true, false)`,
    )
    .addCheckConstraint('waitlist_terms_moment', acceptance('terms_accepted', 'terms_accepted_at'))
    .addCheckConstraint(
      'waitlist_journalism_terms_moment',
      acceptance('journalism_terms_accepted', 'journalism_terms_accepted_at'),
    )
    .addCheckConstraint('waitlist_email_form', sql`email like '%_@_%._%' and email not like '% %'`);
  for (const [name, column] of Object.entries<Column>(columns)) {
    const type = column === 'flag' ? boolean : column === 'moment' ? moment : 'text';
    table = table.addColumn(name, type, (added) => {
      if (column === 'attendance') return added.notNull().defaultTo('open');
      return required.has(name) ? added.notNull() : added;
    });
    if (column === 'moment') table = table.addCheckConstraint(`waitlist_${name}`, isMoment(name));
    if (column === 'flag') table = table.addCheckConstraint(`waitlist_${name}`, isFlag(kind, name));
    if (typeof column === 'object') {
      table = table.addCheckConstraint(`waitlist_${name}_length`, hasLength(name, ...column));
    }
  }
  await table.execute();
  await db.schema
    .createIndex('waitlist_email_unique')
    .unique()
    .on('waitlist')
    .columns([
      sql`lower(email)`,
      sql`(case when source in ('portal-ai-dedicated', 'sites-para-jornais') then 'portal' when source = 'newsletter' then source else 'other' end)`,
    ])
    .execute();
  for (const [name, columns, rows] of indexes) {
    const index = db.schema
      .createIndex(`waitlist_${name}`)
      .on('waitlist')
      .columns([...columns]);
    await (rows === undefined ? index : index.where(rows)).execute();
  }
};
