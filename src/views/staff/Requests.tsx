import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { requestKinds } from '#content/data-requests.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { daysLeft as daysLeftWords, requestPage, requestsPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import { daysLeft, type StaffRequest, staffRequestPath } from '#features/data-requests/staff/requests.ts';
import { formatDay, formatShortDay, formatShortDayAndTime } from '#shared/dates.ts';
import { Facts, More } from './StaffFrame.tsx';

const { fields, confirmed, unconfirmed } = requestPage;

type Column = RegisterColumn<StaffRequest>;

/** A request's columns, with what is said of its person, if anything, and how it stands at the end. */
const columnsOf = (ofPerson: readonly Column[], standing: Column): readonly Column[] => [
  {
    label: words.protocol,
    kind: 'head',
    cell: ({ protocol }) => <TextLink href={staffRequestPath(protocol)}>{protocol}</TextLink>,
  },
  { label: fields.kind, cell: ({ kind }) => kindLabel(kind) },
  ...ofPerson,
  { label: fields.received, kind: 'number', cell: ({ created_at }) => formatShortDay(created_at) },
  standing,
];

const person: readonly Column[] = [
  {
    label: fields.nome,
    cell: ({ nome, email }) =>
      nome === null ? (
        words.emptied
      ) : (
        <>
          <bdi>{nome}</bdi>
          <More>{email}</More>
        </>
      ),
  },
  {
    label: words.mailbox,
    cell: ({ confirmed_at }) => (confirmed_at === null ? staffFrame.no : staffFrame.yes),
  },
];

const left = (now: Date): Column => ({
  label: fields.due,
  cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} />,
});

/** Of those that are due first, without their persons. */
export const urgentColumns = (now: Date) => columnsOf([], left(now));

/** Of those that wait. */
export const openColumns = (now: Date) => columnsOf(person, left(now));

/** Of those that were answered. */
export const answeredColumns = columnsOf(person, {
  label: fields.done,
  kind: 'number',
  cell: ({ done_at }) => done_at && formatShortDay(done_at),
});

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

/** The days that an open request has left: a dot and weight once there is none. */
function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const days = daysLeft(dueAt, now);
  const Weight = days < 0 ? 'strong' : 'span';
  return (
    <Weight className="marked">
      {days < 0 ? <Dot /> : <Ring />}
      {daysLeftWords(days)}
    </Weight>
  );
}
