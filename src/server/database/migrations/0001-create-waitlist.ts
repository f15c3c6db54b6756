import { type RawBuilder, sql } from 'kysely';
import { columnKinds, hasLength, isFlag, type Migration, startTable } from './columns.ts';

/** Longest and shortest values, in characters; the form's bounds are the same. */
const lengths = {
  nome: [3, 120],
  email: [3, 254],
  empresa: [1, 160],
  cargo: [1, 80],
  site: [1, 2048],
  phone: [10, 15],
  portal_name: [1, 160],
  portal_url: [1, 2048],
  goals: [1, 2000],
  source: [1, 60],
  consent_version: [16, 16],
  terms_version: [16, 16],
  journalism_terms_version: [16, 16],
  idempotency_key: [8, 128],
} as const;

/**
 * What the staff's pages count and list, each by an index that holds all that a filter asks for, so that the rows themselves are left alone.
 */
const indexes: readonly (readonly [name: string, columns: readonly string[], rows?: RawBuilder<boolean>])[] =
  [
    // The list, the newest first, and filters that are put together.
    ['newest', ['created_at', 'id', 'source', 'has_news_portal', 'company_size', 'attended_at']],
    // One filter alone, and the counts of the last days by each.
    ['source', ['source', 'created_at', 'id', 'attended_at']],
    ['cargo', ['cargo', 'created_at']],
    ['size', ['company_size', 'created_at', 'id', 'attended_at'], sql`company_size is not null`],
    ['portal', ['created_at', 'id', 'attended_at'], sql`has_news_portal = true`],
  ];

/** Sign-ups of the waiting list (R-WLP-13, R-WL-10). */
export const createWaitlist: Migration = async (db, kind) => {
  const { boolean, moment, isMoment } = columnKinds(kind);
  const acceptance = (accepted: string, at: string) =>
    sql<boolean>`(${sql.ref(at)} is not null) = (${sql.ref(accepted)} = true)`;

  let table = startTable(db, kind, 'waitlist')
    // Before the long texts: a search reads it in every row.
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('nome', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('empresa', 'text', (column) => column.notNull())
    .addColumn('cargo', 'text', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('phone', 'text')
    .addColumn('has_news_portal', boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('portal_name', 'text')
    .addColumn('portal_url', 'text')
    .addColumn('company_size', 'text')
    .addColumn('goals', 'text')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('newsletter'))
    .addColumn('terms_accepted', boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('terms_accepted_at', moment)
    .addColumn('journalism_terms_accepted', boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('journalism_terms_accepted_at', moment)
    .addColumn('consent_version', 'text')
    .addColumn('terms_version', 'text')
    .addColumn('journalism_terms_version', 'text')
    .addColumn('attended_at', moment)
    .addColumn('idempotency_key', 'text')
    .addCheckConstraint(
      'waitlist_company_size_choice',
      sql`company_size in ('startup', 'pequeno', 'medio', 'grande', 'enterprise')`,
    )
    .addCheckConstraint(
      'waitlist_portal_asked',
      sql`has_news_portal = true or (portal_name is null and portal_url is null)`,
    )
    // The page's form can't be sent without both.
    .addCheckConstraint(
      'waitlist_page_terms',
      sql`source <> 'portal-ai-dedicated' or (terms_accepted = true and journalism_terms_accepted = true)`,
    )
    .addCheckConstraint('waitlist_terms_moment', acceptance('terms_accepted', 'terms_accepted_at'))
    .addCheckConstraint(
      'waitlist_journalism_terms_moment',
      acceptance('journalism_terms_accepted', 'journalism_terms_accepted_at'),
    )
    .addCheckConstraint('waitlist_email_form', sql`email like '%_@_%._%' and email not like '% %'`);
  for (const column of ['terms_accepted_at', 'journalism_terms_accepted_at', 'attended_at']) {
    table = table.addCheckConstraint(`waitlist_${column}`, isMoment(column));
  }
  for (const flag of ['has_news_portal', 'terms_accepted', 'journalism_terms_accepted']) {
    table = table.addCheckConstraint(`waitlist_${flag}`, isFlag(kind, flag));
  }
  for (const [column, [least, most]] of Object.entries(lengths)) {
    table = table.addCheckConstraint(`waitlist_${column}_length`, hasLength(column, least, most));
  }
  await table.execute();
  await db.schema
    .createIndex('waitlist_email_unique')
    .unique()
    .on('waitlist')
    .column(sql`lower(email)`)
    .execute();
  for (const [name, columns, rows] of indexes) {
    const index = db.schema
      .createIndex(`waitlist_${name}`)
      .on('waitlist')
      .columns([...columns]);
    await (rows === undefined ? index : index.where(rows)).execute();
  }
};
