import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { daysLeft as daysLeftWords, requestsPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import { staffRequestPath } from '#features/data-requests/staff/answer-form.ts';
import { daysLeft, type StaffRequest } from '#features/data-requests/staff/requests.ts';
import { formatShortDay } from '#shared/dates.ts';
import { StaffSection } from './StaffFrame.tsx';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';

const { columns: titles } = words;

const common: readonly StaffColumn<StaffRequest>[] = [
  {
    label: titles.protocol,
    isHead: true,
    cell: ({ protocol }) => (
      <a className="text-link staff-row-link" href={staffRequestPath(protocol)}>
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
          <bdi className="staff-sub">{email}</bdi>
        </>
      ),
  },
  { label: titles.received, isNumber: true, cell: ({ created_at }) => formatShortDay(created_at) },
];

/** The requests that wait, the overdue ones first, and the last ones that were answered. */
export function Requests({
  now,
  open,
  answered,
  hasMore,
}: {
  readonly now: Date;
  readonly open: readonly StaffRequest[];
  readonly answered: readonly StaffRequest[];
  /** Whether more wait than are shown. */
  readonly hasMore: boolean;
}) {
  const openColumns: readonly StaffColumn<StaffRequest>[] = [
    ...common,
    {
      label: titles.left,
      cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} />,
    },
  ];
  const doneColumns: readonly StaffColumn<StaffRequest>[] = [
    ...common,
    {
      label: titles.answered,
      isNumber: true,
      cell: ({ done_at }) => done_at && formatShortDay(done_at),
    },
  ];
  return (
    <>
      <StaffSection id="abertos" title={words.open}>
        {open.length === 0 ? (
          <p className="staff-empty">{words.noneOpen}</p>
        ) : (
          <StaffTable caption={words.open} columns={openColumns} rows={open} keyOf={({ id }) => id} />
        )}
        {hasMore ? <p className="type-small staff-limits">{words.more}</p> : null}
      </StaffSection>
      <StaffSection id="respondidos" title={words.done}>
        {answered.length === 0 ? (
          <p className="staff-empty">{words.noneDone}</p>
        ) : (
          <StaffTable caption={words.done} columns={doneColumns} rows={answered} keyOf={({ id }) => id} />
        )}
      </StaffSection>
    </>
  );
}

/** The days that an open request has left: a dot and weight once there is none. */
export function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const left = daysLeft(dueAt, now);
  return (
    <span className={`staff-state ${left < 0 ? 'staff-state--late' : ''}`}>
      {left < 0 ? <Dot /> : <Ring />}
      {daysLeftWords(left)}
    </span>
  );
}
