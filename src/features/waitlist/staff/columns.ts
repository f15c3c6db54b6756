import type { Schema, SignUp } from '#server/database/tables.ts';

/** What of a sign-up leaves the database: all of it but the key of the attempt. */
export const exportedColumns = [
  'id',
  'created_at',
  'nome',
  'email',
  'empresa',
  'cargo',
  'site',
  'phone',
  'has_news_portal',
  'portal_name',
  'portal_url',
  'company_size',
  'goals',
  'source',
  'terms_accepted',
  'terms_accepted_at',
  'journalism_terms_accepted',
  'journalism_terms_accepted_at',
  'consent_version',
  'terms_version',
  'journalism_terms_version',
  'attended_at',
] as const satisfies readonly (keyof Schema['waitlist'])[];

export type ExportedSignUp = Pick<SignUp, (typeof exportedColumns)[number]>;
