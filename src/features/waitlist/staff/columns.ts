import { rowFields } from '#features/waitlist/rules/schema.ts';
import type { SignUp } from '#server/database/tables.ts';
import { campaignParts } from '#shared/campaign.ts';

/** What of a sign-up leaves the database: all of it but the key of the attempt and what the search reads. */
export type ExportedSignUp = Omit<SignUp, 'idempotency_key' | 'search_text'>;

export const exportedColumns: readonly (keyof ExportedSignUp)[] = [
  'id',
  'created_at',
  ...rowFields,
  ...campaignParts,
  'consent_version',
  'terms_version',
  'journalism_terms_version',
  'attendance',
];
