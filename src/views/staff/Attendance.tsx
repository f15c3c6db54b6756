import { Button } from '#components/ui/Button.tsx';
import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { TextArea } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { attendance as words } from '#content/staff/sign-ups.ts';
import { filterQuery, type TypedFilter } from '#features/waitlist/staff/addresses.ts';
import {
  type AttendField,
  attendPath,
  listName,
  type SentNote,
  undoName,
} from '#features/waitlist/staff/attend-form.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { StaffSection } from './StaffFrame.tsx';

/** A note that was refused: as it was typed, and what is wrong with it. */
export type ReturnedNote = SentNote & {
  readonly errors: FieldErrors<AttendField>;
  readonly problem: string | null;
};

/** Longest note that the field takes: whatever fits in a posted form comes back to be shortened. */
const mostTyped = 7_000;

/** Whether the sign-up was attended to, the form to note it, and how it came about. */
export function Attendance({
  record: { signUp, attended_at, note, history },
  filter,
  returned,
}: {
  readonly record: SignUpRecord;
  /** Of the list that led here. */
  readonly filter: TypedFilter['values'];
  readonly returned?: ReturnedNote | undefined;
}) {
  const isOpen = attended_at === null;
  const error = returned?.errors.nota;
  return (
    <StaffSection id="atendimento" title={words.title}>
      <p className="marked">
        {isOpen ? <Ring /> : <Dot />}
        <strong>{isOpen ? words.open : words.attended(formatShortDayAndTime(attended_at))}</strong>
      </p>
      <form
        className="screen-only"
        method="post"
        action={attendPath(signUp.id)}
        aria-label={words.title}
        noValidate
      >
        {returned?.problem ? <ErrorBanner fromServer message={returned.problem} /> : null}
        {error === undefined ? null : <ErrorSummary fromServer errors={[{ id: 'nota', message: error }]} />}
        <TextArea
          name="nota"
          label={words.note}
          optional
          hint={words.noteHint}
          rows={5}
          maxLength={mostTyped}
          defaultValue={returned?.note ?? note ?? ''}
          error={error}
        />
        <div className="actions">
          <Button type="submit" size="sm">
            {isOpen ? words.submit : words.change}
          </Button>
          {isOpen ? null : (
            <Button type="submit" size="sm" variant="line" name={undoName} value="sim">
              {words.undo}
            </Button>
          )}
        </div>
        <input type="hidden" name={listName} value={filterQuery(filter)} />
      </form>
      {history.length === 0 ? null : <History history={history} />}
    </StaffSection>
  );
}

function History({ history }: Pick<SignUpRecord, 'history'>) {
  return (
    <div className="staff-ruled">
      <h3 className="type-label">{words.history}</h3>
      <ol>
        {history.map(({ created_at, attended_at, note }) => (
          <li className="marked type-small" key={created_at}>
            {attended_at === null ? <Ring /> : <Dot />}
            <div>
              <p>
                {formatShortDayAndTime(created_at)} {attended_at === null ? words.reopened : words.step}
              </p>
              {note === null ? null : <bdi>{note}</bdi>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
