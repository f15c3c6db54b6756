import { signUpsPage } from '#content/staff/sign-ups.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { dayAndMinuteOf } from '#shared/dates.ts';
import type { ExportedSignUp } from './columns.ts';
import type { CsvColumn } from './csv.ts';
import type { SignUpFilter } from './filter.ts';
import { answerIn, shownColumns } from './labels.ts';
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

const { exports } = signUpsPage;

/** The columns of the page's CSV, for who reads it: Portuguese titles, and what the forms call an answer in place of how it is stored. */
export const readableColumns: readonly CsvColumn<NotedSignUp>[] = [
  ...shownColumns.map(([column, title]) => ({
    title,
    cell: (row: NotedSignUp) => answerIn(row, column, spreadsheetMoment),
  })),
  {
    title: exports.state,
    cell: ({ attended_at }) => (attended_at === null ? signUpsPage.open : signUpsPage.attended),
  },
  { title: exports.attendedAt, cell: ({ attended_at }) => attended_at && spreadsheetMoment(attended_at) },
  { title: exports.note, cell: ({ note }) => note },
];

/** As a Brazilian Excel reads day and time: with the comma that they have on the page, it would take them for text. */
const spreadsheetMoment = (moment: string): string => dayAndMinuteOf(new Date(moment));
