import { signUpsPage } from '#content/staff/sign-ups.ts';
import { readPhone } from '#features/link-builder/whatsapp-link.ts';
import type { Database } from '#server/database/database.ts';
import { dayAndMinuteOf } from '#shared/dates.ts';
import type { CsvColumn } from './csv.ts';
import type { ListOrder, SignUpFilter } from './filter.ts';
import { answerIn, attendanceLabel, shownColumns } from './labels.ts';
import { type ExportedSignUp, signUpPages } from './list.ts';

/** A sign-up as the staff's page exports it: with what was noted of it. */
export interface NotedSignUp extends ExportedSignUp {
  readonly note: string | null;
  /** When that, or how far the staff are, was noted last. */
  readonly noted_at: string | null;
}

/** The sign-ups that fit a filter with their notes, page by page, in the order of the list on screen. */
export async function* notedPages(
  database: Database,
  filter: SignUpFilter,
  order: ListOrder,
): AsyncGenerator<readonly NotedSignUp[]> {
  for await (const rows of signUpPages(database, filter, order)) {
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    const steps = await database.db
      .selectFrom('waitlist_attendance')
      .select(['waitlist_id', 'note', 'created_at'])
      .where('waitlist_id', 'in', ids)
      .orderBy('id')
      .execute();
    // The last of each stays.
    const standing = new Map(steps.map((step) => [step.waitlist_id, step]));
    yield rows.map((row) => {
      const { note = null, created_at = null } = standing.get(row.id) ?? {};
      return { ...row, note, noted_at: created_at };
    });
  }
}

const { exports } = signUpsPage;

/** The columns of the page's CSV, for who reads it: Portuguese titles, and what the forms call an answer in place of how it is stored. */
export const readableColumns: readonly CsvColumn<NotedSignUp>[] = [
  ...shownColumns.map(([column, title]) => ({
    title,
    cell: (row: NotedSignUp) =>
      // A dialler takes what stands there for a number, also that nobody was asked for one.
      column === 'phone' ? row.phone && dialled(row.phone) : answerIn(row, column, spreadsheetMoment),
  })),
  { title: exports.state, cell: ({ attendance }) => attendanceLabel(attendance) },
  { title: exports.notedAt, cell: ({ noted_at }) => noted_at && spreadsheetMoment(noted_at) },
  { title: exports.note, cell: ({ note }) => note },
];

/** As a Brazilian Excel reads day and time: with the comma that they have on the page, it would take them for text. */
const spreadsheetMoment = (moment: string): string => dayAndMinuteOf(new Date(moment));

/** A Brazilian phone as it is dialled from anywhere, `+55 11 90000-0000`; any other as it was typed. */
function dialled(phone: string): string {
  const read = readPhone(phone);
  const [, area, local, end] = (read.ok && /^55(\d\d)(\d{4,5})(\d{4})$/.exec(read.digits)) || [];
  return end === undefined ? phone : `+55 ${area} ${local}-${end}`;
}
