import { sql } from 'kysely';
import { columnKinds, hasLength, isFlag, startTable } from './columns.ts';
import type { Migration } from './migration.ts';

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
  idempotency_key: [8, 128],
} as const;

/** Sign-ups of the waiting list (R-WLP-13, R-WL-10). */
export const createWaitlist: Migration = {
  name: '0001-create-waitlist',
  async up(db, kind) {
    const { boolean, moment, isMoment } = columnKinds(kind);
    const acceptance = (accepted: string, at: string) =>
      sql<boolean>`(${sql.ref(at)} is not null) = (${sql.ref(accepted)} = true)`;

    let table = startTable(db, kind, 'waitlist')
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
    for (const column of ['terms_accepted_at', 'journalism_terms_accepted_at']) {
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
  },
};
