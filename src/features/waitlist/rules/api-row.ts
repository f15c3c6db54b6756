import * as z from 'zod/mini';
import { errors } from '#content/waitlist.ts';
import { validate } from '#shared/validate.ts';
import { fieldSchemas, unasked } from './field-schemas.ts';
import { type CheckedForm, pageSource, type RowField, type WaitlistRow } from './schema.ts';

/** The row's columns, in the order of the page's form: errors are reported in this order. */
export const rowFields = [
  'nome',
  'cargo',
  'email',
  'phone',
  'empresa',
  'site',
  'company_size',
  'has_news_portal',
  'portal_name',
  'portal_url',
  'goals',
  'terms_accepted',
  'terms_accepted_at',
  'journalism_terms_accepted',
  'journalism_terms_accepted_at',
  'source',
] as const satisfies readonly RowField[];

const dayMs = 24 * 60 * 60 * 1000;

/** An instant in ISO 8601 with its offset, or nothing. */
const instant = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(
    z.string({ error: errors.acceptedAt }).check(
      z.maxLength(40, { error: errors.acceptedAt, abort: true }),
      z.refine(
        (value) =>
          /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
          !Number.isNaN(Date.parse(value)),
        { error: errors.acceptedAt },
      ),
    ),
  ),
);

/** The row's schema: the page asks for both terms, and only who has a portal is asked about it. */
function makeRowSchema(fromPage: boolean, withPortal: boolean) {
  const { nome, email, empresa, cargo, site, phone, flag, companySize, goals, source } = fieldSchemas;
  return z.object({
    nome,
    email,
    empresa,
    cargo,
    site,
    source,
    phone,
    has_news_portal: flag,
    portal_name: withPortal ? fieldSchemas.portalName : unasked,
    portal_url: withPortal ? fieldSchemas.portalUrl : unasked,
    company_size: companySize,
    goals,
    terms_accepted: fromPage ? fieldSchemas.terms : flag,
    terms_accepted_at: instant,
    journalism_terms_accepted: fromPage ? fieldSchemas.journalismTerms : flag,
    journalism_terms_accepted_at: instant,
  });
}

/** Making one takes more time and memory than all else that is done with a row. */
const rowSchemas = new Map<string, ReturnType<typeof makeRowSchema>>();

function rowSchema(fromPage: boolean, withPortal: boolean): ReturnType<typeof makeRowSchema> {
  const name = `${fromPage} ${withPortal}`;
  const schema = rowSchemas.get(name) ?? makeRowSchema(fromPage, withPortal);
  rowSchemas.set(name, schema);
  return schema;
}

/**
 * Checks a row that came over the network, by the rules of the forms (`field-schemas.ts`). Columns that the
 * table does not have are left behind.
 *
 * A claimed time of acceptance is kept when it lies within the last day; when it is absent, older or in the
 * future, the browser's clock is not believed and the server's time is kept.
 * @param body anything that `JSON.parse` gives
 * @param now the server's time
 * @returns the row to store, or one message per wrong column, in the form's order
 */
export function parseWaitlistRow(body: unknown, now = new Date()): CheckedForm<RowField> {
  const claim = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  const schema = rowSchema(claim.get('source') === pageSource, claim.get('has_news_portal') === true);
  const checked = validate(schema, rowFields, body);
  if (!checked.ok) return checked;
  const row = checked.value;
  return {
    ok: true,
    row: {
      ...row,
      terms_accepted_at: row.terms_accepted ? acceptedAt(row.terms_accepted_at, now) : null,
      journalism_terms_accepted_at: row.journalism_terms_accepted
        ? acceptedAt(row.journalism_terms_accepted_at, now)
        : null,
    } satisfies WaitlistRow,
  };
}

function acceptedAt(claimed: string | null, now: Date): string {
  const time = claimed === null ? Number.NaN : Date.parse(claimed);
  const isPlausible = time <= now.getTime() && now.getTime() - time <= dayMs;
  return (isPlausible ? new Date(time) : now).toISOString();
}
