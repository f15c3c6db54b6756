import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { Button, TextLink } from '#components/ui/Button.tsx';
import { noticeReason, noticesPage as words } from '#content/staff/notices.ts';
import { staffRequestPath } from '#features/data-requests/staff/requests.ts';
import { noticeButtons, noticeLabels, type StaffNotice } from '#features/outbox/staff/notices.ts';
import { signUpPath } from '#features/waitlist/staff/filter.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { momentColumn, numberColumn } from './StaffFrame.tsx';

/** A notice that did not arrive, and sending it again. */
export const noticeColumns: readonly RegisterColumn<StaffNotice>[] = [
  { label: words.notice, kind: 'head', cell: ({ kind }) => noticeLabels[kind] },
  {
    label: words.about,
    cell: ({ waitlist_id, removed_id, protocol }) => {
      if (removed_id !== null) return words.left(removed_id);
      const [href, label] =
        waitlist_id === null
          ? [staffRequestPath(protocol ?? ''), protocol]
          : [signUpPath(waitlist_id), words.signUp(waitlist_id)];
      return <TextLink href={href}>{label}</TextLink>;
    },
  },
  momentColumn(words.created, ({ created_at }) => created_at),
  numberColumn(words.attempts, ({ attempts }) => attempts),
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
          aria-label={words.buttonOf(label, noticeLabels[kind], attempts)}
        >
          {label}
        </SendButton>
      );
    },
  },
];

/** When it is tried the next time, or that it is not. */
function nextTry({ state, next_attempt_at }: StaffNotice): string {
  if (state === 'dead') return words.givenUp;
  return Date.parse(next_attempt_at) > Date.now() ? formatShortDayAndTime(next_attempt_at) : words.soon;
}

/** A button that is a form by itself. */
export function SendButton(button: Parameters<typeof Button>[0]) {
  return (
    <form className="screen-only" method="post" action={words.path}>
      <Button type="submit" size="sm" variant="line" {...button} />
    </form>
  );
}
