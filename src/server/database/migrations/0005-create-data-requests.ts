import { sql } from 'kysely';
import { columnKinds, hasLength, type Migration, startTable } from './columns.ts';

/** Longest and shortest values, in characters; the form's bounds are the same. */
const lengths = {
  protocol: [16, 16],
  nome: [3, 120],
  email: [3, 254],
  details: [1, 2000],
  idempotency_key: [64, 64],
} as const;

/**
 * Requests under art. 18 of the LGPD. What tells the person may be emptied once the request is answered: the rest
 * shows that it was.
 */
export const createDataRequests: Migration = async (db, kind) => {
  const { moment, isMoment } = columnKinds(kind);
  let table = startTable(db, kind, 'data_requests')
    .addColumn('protocol', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('nome', 'text')
    .addColumn('email', 'text')
    .addColumn('details', 'text')
    .addColumn('due_at', moment, (column) => column.notNull())
    .addColumn('done_at', moment)
    .addColumn('confirmed_at', moment)
    .addColumn('idempotency_key', 'text')
    .addCheckConstraint(
      'data_requests_kind',
      sql`kind in ('access', 'correction', 'deletion', 'portability', 'withdrawal', 'opposition', 'sharing', 'review', 'other')`,
    )
    .addCheckConstraint('data_requests_email_form', sql`email like '%_@_%._%' and email not like '% %'`)
    .addCheckConstraint(
      'data_requests_open_has_person',
      sql`done_at is not null or (nome is not null and email is not null)`,
    );
  for (const column of ['due_at', 'done_at', 'confirmed_at']) {
    table = table.addCheckConstraint(`data_requests_${column}`, isMoment(column));
  }
  for (const [column, [least, most]] of Object.entries(lengths)) {
    table = table.addCheckConstraint(`data_requests_${column}_length`, hasLength(column, least, most));
  }
  await table.execute();
  for (const column of ['protocol', 'idempotency_key']) {
    await db.schema
      .createIndex(`data_requests_${column}_unique`)
      .unique()
      .on('data_requests')
      .column(column)
      .execute();
  }
};
