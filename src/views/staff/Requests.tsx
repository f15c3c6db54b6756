import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { staffFrame, staffViews, summaryPage } from '#content/staff/pages.ts';
import { daysLeft as daysLeftWords, requestPage, requestsPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import { daysLeft, type StaffRequest, staffRequestPath } from '#features/data-requests/staff/requests.ts';
import { formatShortDay } from '#shared/dates.ts';
import type { Page } from '#shared/row-pages.ts';
import { More, PageOfRows, Rows, StaffSection } from './StaffFrame.tsx';

const { fields } = requestPage;

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

const done: Column = {
  label: fields.done,
  kind: 'number',
  cell: ({ done_at }) => done_at && formatShortDay(done_at),
};

/** Requests that are due first, without their persons. */
export function UrgentRequests({
  rows,
  now,
}: {
  readonly rows: readonly StaffRequest[];
  readonly now: Date;
}) {
  return (
    <Rows
      caption={summaryPage.requests.title}
      columns={columnsOf([], left(now))}
      rows={rows}
      empty={words.noneOpen}
    />
  );
}

/** The requests that wait, the overdue ones first, and a page of those that were answered. */
export function Requests({
  now,
  open,
  answered,
}: {
  readonly now: Date;
  readonly open: Page<StaffRequest>;
  readonly answered: Page<StaffRequest>;
}) {
  return (
    <>
      <StaffSection id="abertos" title={words.open}>
        <Rows
          caption={words.open}
          columns={columnsOf(person, left(now))}
          rows={open.rows}
          empty={words.noneOpen}
        />
        {open.older === undefined ? null : <p className="type-small">{words.more}</p>}
      </StaffSection>
      <StaffSection id="respondidos" title={words.done}>
        <PageOfRows
          path={staffViews.requests.path}
          page={answered}
          caption={words.done}
          columns={columnsOf(person, done)}
          empty={words.noneDone}
        />
      </StaffSection>
    </>
  );
}

/** The days that an open request has left: a dot and weight once there is none. */
export function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const days = daysLeft(dueAt, now);
  const Weight = days < 0 ? 'strong' : 'span';
  return (
    <Weight className="marked">
      {days < 0 ? <Dot /> : <Ring />}
      {daysLeftWords(days)}
    </Weight>
  );
}
