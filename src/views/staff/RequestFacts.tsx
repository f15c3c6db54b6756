import { requestKinds } from '#content/data-requests.ts';
import { requestPage } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import type { StaffRequest } from '#features/data-requests/staff/requests.ts';
import { formatDay, formatShortDayAndTime } from '#shared/dates.ts';
import { TimeLeft } from './Requests.tsx';
import { Facts } from './StaffFrame.tsx';

const { fields, confirmed, unconfirmed } = requestPage;

/** What was asked, by whom, and until when. */
export function RequestFacts({ request }: { readonly request: StaffRequest }) {
  const { kind, confirmed_at, due_at, done_at } = request;
  return (
    <Facts
      facts={[
        [fields.kind, kindLabel(kind)],
        [fields.right, requestKinds.find(({ value }) => value === kind)?.detail],
        [fields.nome, request.nome],
        [fields.email, request.email],
        [
          fields.mailbox,
          confirmed_at === null ? unconfirmed : confirmed(formatShortDayAndTime(confirmed_at)),
        ],
        [fields.details, request.details],
        [fields.received, formatShortDayAndTime(request.created_at)],
        [
          fields.due,
          <>
            {formatDay(due_at)}
            {done_at === null ? <TimeLeft dueAt={due_at} now={new Date()} /> : null}
          </>,
        ],
        [fields.done, done_at && formatShortDayAndTime(done_at)],
      ]}
    />
  );
}
