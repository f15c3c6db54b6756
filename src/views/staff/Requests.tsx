import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { staffFrame, staffViews } from '#content/staff/pages.ts';
import { daysLeft as daysLeftWords, requestsPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import { staffRequestPath } from '#features/data-requests/staff/answer-form.ts';
import { type AnsweredPage, daysLeft, type StaffRequest } from '#features/data-requests/staff/requests.ts';
import { formatShortDay } from '#shared/dates.ts';
import { Pager, StaffSection } from './StaffFrame.tsx';

const { columns: titles } = words;

const common: readonly RegisterColumn<StaffRequest>[] = [
  {
    label: titles.protocol,
    kind: 'head',
    cell: ({ protocol }) => (
      <a className="text-link" href={staffRequestPath(protocol)}>
        {protocol}
      </a>
    ),
  },
  { label: titles.kind, cell: ({ kind }) => kindLabel(kind) },
  {
    label: titles.person,
    cell: ({ nome, email }) =>
      nome === null ? (
        words.emptied
      ) : (
        <>
          <bdi>{nome}</bdi>
          <small>
            <bdi>{email}</bdi>
          </small>
        </>
      ),
  },
  {
    label: titles.mailbox,
    cell: ({ confirmed_at }) => (confirmed_at === null ? staffFrame.no : staffFrame.yes),
  },
  { label: titles.received, kind: 'number', cell: ({ created_at }) => formatShortDay(created_at) },
];

/** The requests that wait, the overdue ones first, and a page of those that were answered. */
export function Requests({
  now,
  open,
  hasMore,
  answered: { rows, older },
  isFirst,
}: {
  readonly now: Date;
  readonly open: readonly StaffRequest[];
  /** Whether more wait than are shown. */
  readonly hasMore: boolean;
  readonly answered: AnsweredPage;
  /** Whether those begin with the last answer. */
  readonly isFirst: boolean;
}) {
  const openColumns: readonly RegisterColumn<StaffRequest>[] = [
    ...common,
    {
      label: titles.left,
      cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} />,
    },
  ];
  const doneColumns: readonly RegisterColumn<StaffRequest>[] = [
    ...common,
    {
      label: titles.answered,
      kind: 'number',
      cell: ({ done_at }) => done_at && formatShortDay(done_at),
    },
  ];
  return (
    <>
      <StaffSection id="abertos" title={words.open}>
        {open.length === 0 ? (
          <p className="type-body staff-ruled">{words.noneOpen}</p>
        ) : (
          <RegisterTable caption={words.open} columns={openColumns} rows={open} keyOf={({ id }) => id} />
        )}
        {hasMore ? <p className="type-small">{words.more}</p> : null}
      </StaffSection>
      <StaffSection id="respondidos" title={words.done}>
        {rows.length === 0 ? (
          <p className="type-body staff-ruled">{words.noneDone}</p>
        ) : (
          <RegisterTable caption={words.done} columns={doneColumns} rows={rows} keyOf={({ id }) => id} />
        )}
        <Pager
          newer={isFirst ? undefined : staffViews.requests.path}
          older={older === undefined ? undefined : `${staffViews.requests.path}?antes=${older}`}
        />
      </StaffSection>
    </>
  );
}

/** The days that an open request has left: a dot and weight once there is none. */
export function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const left = daysLeft(dueAt, now);
  return left < 0 ? (
    <strong className="marked">
      <Dot />
      {daysLeftWords(left)}
    </strong>
  ) : (
    <span className="marked">
      <Ring />
      {daysLeftWords(left)}
    </span>
  );
}
