import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Choice.tsx';
import { ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { Select, TextArea } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { attendance as words } from '#content/staff/sign-ups.ts';
import {
  type AttendanceStep,
  type AttendField,
  type SentNote,
  withdrawName,
} from '#features/waitlist/staff/attendance.ts';
import { signUpPath, type TypedFilter } from '#features/waitlist/staff/filter.ts';
import { attendanceLabel } from '#features/waitlist/staff/labels.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import type { Returned } from '#shared/validate.ts';
import { StaffSection } from './StaffFrame.tsx';

interface AttendanceProps {
  readonly record: SignUpRecord;
  /** Of the list that led here. */
  readonly filter: TypedFilter['values'];
  /** A note that was refused: as it was typed, and what is wrong with it. */
  readonly returned?: Returned<SentNote, AttendField> | undefined;
}

/** Longest note that the field takes: whatever fits in a posted form comes back to be shortened. */
const mostTyped = 7_000;

/** A dot where nothing waits for the staff or the person any more. */
export function AttendanceMark({ attendance }: { readonly attendance: AttendanceStep['state'] }) {
  return attendance === 'attended' || attendance === 'declined' ? <Dot /> : <Ring />;
}

/** How far the staff are with the sign-up, the form to note it, and how it came about. */
export function Attendance({ record: { signUp, history }, filter, returned }: AttendanceProps) {
  const { attendance } = signUp;
  return (
    <StaffSection id="atendimento" title={words.title}>
      <p className="marked">
        <AttendanceMark attendance={attendance} />
        <strong>{attendanceLabel(attendance)}</strong>
      </p>
      <form
        className="screen-only"
        method="post"
        action={signUpPath(signUp.id, filter)}
        aria-label={words.title}
        noValidate
      >
        <ReturnedProblems returned={returned} />
        <Select
          name="situacao"
          label={words.state}
          defaultValue={returned?.state ?? words.states.find(({ value }) => value === attendance)?.name}
          options={words.states.map(({ name, label }) => ({ value: name, label }))}
          error={returned?.errors.situacao}
        />
        <TextArea
          name="nota"
          label={words.note}
          optional
          hint={words.noteHint}
          rows={5}
          maxLength={mostTyped}
          defaultValue={returned?.note ?? history[0]?.note ?? ''}
          error={returned?.errors.nota}
        />
        {history.some(({ note }) => note !== null) ? (
          <Checkbox name={withdrawName}>{words.withdraw}</Checkbox>
        ) : null}
        <div className="actions">
          <Button type="submit" size="sm">
            {words.submit}
          </Button>
        </div>
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
        {history.map(({ created_at, state, note, who }, index) => (
          <li className="marked type-small" key={created_at}>
            <AttendanceMark attendance={state} />
            <div>
              <p>
                {formatShortDayAndTime(created_at)} {attendanceLabel(state)}, <bdi>{who}</bdi>
              </p>
              {note === null || note === history[index + 1]?.note ? null : <bdi>{note}</bdi>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
