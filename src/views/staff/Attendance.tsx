import { Dot, Ring } from '#components/ui/Marks.tsx';
import { attendance as words } from '#content/staff/sign-ups.ts';
import type { AttendanceStep } from '#features/waitlist/staff/attendance.ts';
import { attendanceLabel } from '#features/waitlist/staff/labels.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';

/** A dot where nothing waits for the staff or the person any more. */
export function AttendanceMark({ attendance }: { readonly attendance: AttendanceStep['state'] }) {
  return attendance === 'attended' || attendance === 'declined' ? <Dot /> : <Ring />;
}

/** How it came about, the newest step first. */
export function History({ history }: Pick<SignUpRecord, 'history'>) {
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
