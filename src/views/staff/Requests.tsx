import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { staffFrame, staffViews, summaryPage } from '#content/staff/pages.ts';
import { daysLeft as daysLeftWords, requestPage, requestsPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import { staffRequestPath } from '#features/data-requests/staff/answer-form.ts';
import { daysLeft, type StaffRequest } from '#features/data-requests/staff/requests.ts';
import { formatShortDay } from '#shared/dates.ts';
import type { Page } from '#shared/row-pages.ts';
import { More, PageOfRows, Rows, StaffSection } from './StaffFrame.tsx';

const { fields } = requestPage;

const protocolColumn: RegisterColumn<StaffRequest> = {
  label: words.protocol,
  kind: 'head',
  cell: ({ protocol }) => <TextLink href={staffRequestPath(protocol)}>{protocol}</TextLink>,
};
const kindColumn: RegisterColumn<StaffRequest> = {
  label: fields.kind,
  cell: ({ kind }) => kindLabel(kind),
};
const receivedColumn: RegisterColumn<StaffRequest> = {
  label: fields.received,
  kind: 'number',
  cell: ({ created_at }) => formatShortDay(created_at),
};

const common: readonly RegisterColumn<StaffRequest>[] = [
  protocolColumn,
  kindColumn,
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
  receivedColumn,
];

const leftColumn = (now: Date): RegisterColumn<StaffRequest> => ({
  label: fields.due,
  cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} />,
});

const doneColumn: RegisterColumn<StaffRequest> = {
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
      columns={[protocolColumn, kindColumn, receivedColumn, leftColumn(now)]}
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
          columns={[...common, leftColumn(now)]}
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
          columns={[...common, doneColumn]}
          empty={words.noneDone}
        />
      </StaffSection>
    </>
  );
}

/** The days that an open request has left: a dot and weight once there is none. */
export function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const left = daysLeft(dueAt, now);
  const Weight = left < 0 ? 'strong' : 'span';
  return (
    <Weight className="marked">
      {left < 0 ? <Dot /> : <Ring />}
      {daysLeftWords(left)}
    </Weight>
  );
}
