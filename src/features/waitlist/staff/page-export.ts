import { staffFrame } from '#content/staff/pages.ts';
import { signUpPage, signUpsPage } from '#content/staff/sign-ups.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { dayAndMinuteOf } from '#shared/dates.ts';
import type { ExportedSignUp } from './columns.ts';
import type { CsvColumn } from './csv.ts';
import type { SignUpFilter } from './filter.ts';
import { cargoLabel, sizeLabel, sourceLabel } from './labels.ts';
import { signUpPages } from './pages.ts';

/** A sign-up as the staff's page exports it: with what was noted of it. */
export interface NotedSignUp extends ExportedSignUp {
  readonly note: string | null;
}

/** The sign-ups that fit a filter with their notes, page by page, the oldest first. */
export async function* notedPages(
  database: Pick<DatabaseHandle, 'db'>,
  filter: SignUpFilter,
): AsyncGenerator<readonly NotedSignUp[]> {
  for await (const page of signUpPages(database, filter)) {
    const notes = await readNotes(
      database,
      page.filter((row) => row.attended_at !== null).map(({ id }) => id),
    );
    yield page.map((row) => ({ ...row, note: notes.get(row.id) ?? null }));
  }
}

/** The newest note of each; one that was attended to without a note has none. */
async function readNotes(
  { db }: Pick<DatabaseHandle, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map();
  const steps = await db
    .selectFrom('waitlist_attendance')
    .select(['waitlist_id', 'note'])
    .where('waitlist_id', 'in', ids)
    .orderBy('id')
    .execute();
  // The last of each stays.
  return new Map(steps.map(({ waitlist_id, note }) => [waitlist_id, note]));
}

const { fields } = signUpPage;
const { exports } = signUpsPage;

/** The columns of the page's CSV, for who reads it: Portuguese titles, and what the forms call an answer in place of how it is stored. */
export const readableColumns: readonly CsvColumn<NotedSignUp>[] = [
  { title: fields.created, cell: ({ created_at }) => spreadsheetMoment(created_at) },
  { title: fields.nome, cell: ({ nome }) => nome },
  { title: fields.email, cell: ({ email }) => email },
  { title: fields.phone, cell: ({ phone }) => phone },
  { title: fields.empresa, cell: ({ empresa }) => empresa },
  { title: fields.cargo, cell: ({ cargo }) => cargoLabel(cargo) },
  { title: fields.size, cell: ({ company_size }) => sizeLabel(company_size) },
  { title: fields.site, cell: ({ site }) => site },
  {
    title: fields.hasPortal,
    cell: ({ has_news_portal }) => (has_news_portal ? staffFrame.yes : staffFrame.no),
  },
  { title: fields.portalName, cell: ({ portal_name }) => portal_name },
  { title: fields.portalUrl, cell: ({ portal_url }) => portal_url },
  { title: fields.goals, cell: ({ goals }) => goals },
  { title: fields.source, cell: ({ source }) => sourceLabel(source) },
  {
    title: exports.state,
    cell: ({ attended_at }) => (attended_at === null ? signUpsPage.open : signUpsPage.attended),
  },
  { title: exports.attendedAt, cell: ({ attended_at }) => spreadsheetMoment(attended_at) },
  { title: exports.note, cell: ({ note }) => note },
  { title: fields.terms, cell: ({ terms_accepted_at }) => spreadsheetMoment(terms_accepted_at) },
  {
    title: fields.journalismTerms,
    cell: ({ journalism_terms_accepted_at }) => spreadsheetMoment(journalism_terms_accepted_at),
  },
  { title: fields.consentVersion, cell: ({ consent_version }) => consent_version },
  { title: fields.termsVersion, cell: ({ terms_version }) => terms_version },
  { title: fields.journalismTermsVersion, cell: ({ journalism_terms_version }) => journalism_terms_version },
  { title: fields.number, cell: ({ id }) => id },
];

/** As a Brazilian Excel reads day and time: with the comma that they have on the page, it would take them for text. */
function spreadsheetMoment(moment: string | null): string | null {
  return moment === null ? null : dayAndMinuteOf(new Date(moment));
}
