import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ErrorBanner } from '#components/ui/ErrorSummary.tsx';
import { noticeReason, noticesPage as words } from '#content/staff/notices.ts';
import { noticeButtons, noticeLabels, type StaffNotice } from '#features/outbox/staff/notices.ts';
import { signUpPath } from '#features/waitlist/staff/filter-query.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { number, StaffSection } from './StaffFrame.tsx';

const columns: readonly RegisterColumn<StaffNotice>[] = [
  { label: words.notice, kind: 'head', cell: ({ kind }) => noticeLabels[kind] },
  {
    label: words.about,
    cell: ({ waitlist_id }) =>
      waitlist_id && (
        <a className="text-link" href={signUpPath(waitlist_id)}>
          {words.signUp(waitlist_id)}
        </a>
      ),
  },
  { label: words.created, kind: 'number', cell: ({ created_at }) => formatShortDayAndTime(created_at) },
  { label: words.attempts, kind: 'number', cell: ({ attempts }) => number(attempts) },
  { label: words.next, cell: nextTry },
  { label: words.reason, cell: ({ last_error }) => noticeReason(last_error) },
  {
    label: words.action,
    kind: 'end',
    cell: ({ kind, key, attempts, state }) => {
      const label = state === 'dead' ? words.again : words.now;
      return (
        <SendButton
          name={noticeButtons.key}
          value={key}
          label={label}
          describe={words.buttonOf(label, noticeLabels[kind], attempts)}
        />
      );
    },
  },
];

/** When it is tried the next time, or that it is not. */
function nextTry({ state, next_attempt_at }: StaffNotice): string {
  if (state === 'dead') return words.givenUp;
  return Date.parse(next_attempt_at) > Date.now() ? formatShortDayAndTime(next_attempt_at) : words.soon;
}

/** The notices that did not arrive, and a test. */
export function Notices({
  notices,
  hasMore,
  problem,
}: {
  /** Those that were given up before those that are tried again. */
  readonly notices: readonly StaffNotice[];
  readonly hasMore: boolean;
  /** Why a test did not arrive. */
  readonly problem: string | null;
}) {
  return (
    <>
      {problem === null ? null : <ErrorBanner fromServer message={problem} />}
      {notices.length === 0 ? (
        <p className="type-body staff-ruled">{words.noneFailed}</p>
      ) : (
        <>
          <RegisterTable caption={words.title} columns={columns} rows={notices} keyOf={({ key }) => key} />
          {hasMore ? <p className="type-small">{words.more}</p> : null}
          {notices.filter(({ state }) => state === 'dead').length > 1 ? (
            <SendButton name={noticeButtons.all} value="sim" label={words.againAll} />
          ) : null}
        </>
      )}
      <StaffSection id="teste" title={words.test.title}>
        <p className="type-small">{words.test.lead}</p>
        <SendButton name={noticeButtons.test} value="sim" label={words.test.submit} />
      </StaffSection>
    </>
  );
}

function SendButton({
  name,
  value,
  label,
  describe,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** The label for who hears it among others like it. */
  readonly describe?: string;
}) {
  return (
    <form className="screen-only" method="post" action={words.path}>
      <Button type="submit" size="sm" variant="line" name={name} value={value} aria-label={describe}>
        {label}
      </Button>
    </form>
  );
}
