import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { heldPage, noticesPage } from '#content/staff/notices.ts';
import { staffViews, summaryPage as words } from '#content/staff/pages.ts';
import type { ConsentWeek } from '#features/consent/staff/weeks.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import { staffRequestPath } from '#features/data-requests/staff/answer-form.ts';
import type { StaffRequest } from '#features/data-requests/staff/requests.ts';
import type { NoticeCounts } from '#features/outbox/staff/notices.ts';
import type { Visits } from '#features/referral/staff/visits.ts';
import type { SignUpSummary } from '#features/waitlist/staff/summary.ts';
import { formatShortDay, formatShortDayAndTime } from '#shared/dates.ts';
import { TimeLeft } from './Requests.tsx';
import { number, StaffSection } from './StaffFrame.tsx';

/** What the summary shows. */
export interface SummaryData {
  readonly now: Date;
  readonly signUps: SignUpSummary;
  readonly visits: Visits;
  readonly notices: NoticeCounts;
  /** How many sign-ups are kept apart. */
  readonly held: number;
  readonly requests: { readonly open: number; readonly overdue: number };
  /** The most urgent ones. */
  readonly urgent: readonly StaffRequest[];
  readonly weeks: readonly ConsentWeek[];
}

/** What needs somebody to act, or that nothing does. */
export function Attention({ data: { requests, notices, held } }: { readonly data: SummaryData }) {
  if (requests.overdue + notices.dead + notices.failing + held === 0)
    return <p className="type-small">{words.calm}</p>;
  return (
    <section className="staff-alert" aria-label={words.attention}>
      <ul className="staff-row">
        {requests.overdue === 0 ? null : (
          <li>
            <a className="text-link" href={staffViews.requests.path}>
              {words.overdue(requests.overdue)}
            </a>
          </li>
        )}
        {notices.dead === 0 ? null : (
          <li>
            <a className="text-link" href={noticesPage.path}>
              {words.dead(notices.dead)}
            </a>
          </li>
        )}
        {notices.since === null ? null : (
          <li>
            <a className="text-link" href={noticesPage.path}>
              {words.failing(notices.failing, formatShortDayAndTime(notices.since))}
            </a>
          </li>
        )}
        {held === 0 ? null : (
          <li>
            <a className="text-link" href={heldPage.path}>
              {words.held(held)}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const requestColumns = (now: Date): readonly RegisterColumn<StaffRequest>[] => [
  {
    label: words.requests.protocol,
    kind: 'head',
    cell: ({ protocol }) => (
      <a className="text-link" href={staffRequestPath(protocol)}>
        {protocol}
      </a>
    ),
  },
  { label: words.requests.kind, cell: ({ kind }) => kindLabel(kind) },
  { label: words.requests.received, kind: 'number', cell: ({ created_at }) => formatShortDay(created_at) },
  { label: words.requests.left, cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} /> },
];

/** The requests that are due first. */
export function Requests({ data: { now, urgent } }: { readonly data: SummaryData }) {
  return (
    <StaffSection
      id="pedidos"
      title={words.requests.title}
      aside={<More href={staffViews.requests.path}>{words.requests.more}</More>}
    >
      {urgent.length === 0 ? (
        <p className="type-body staff-ruled">{words.requests.none}</p>
      ) : (
        <RegisterTable
          caption={words.requests.title}
          columns={requestColumns(now)}
          rows={urgent}
          keyOf={({ id }) => id}
        />
      )}
    </StaffSection>
  );
}

/** How many notices wait, and the way to those that were given up. */
export function Notices({ data: { notices } }: { readonly data: SummaryData }) {
  return (
    <StaffSection
      id="avisos"
      title={words.notices.title}
      aside={<More href={noticesPage.path}>{words.notices.more}</More>}
    >
      <p className="type-small">
        {notices.dead + notices.failing === 0 ? `${noticesPage.none} ` : null}
        {words.notices.waiting(number(notices.pending))}
      </p>
    </StaffSection>
  );
}

/** The way from a part of the summary to its view. */
export function More({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p className="staff-row screen-only">
      <a className="text-link" href={href}>
        {children}
      </a>
    </p>
  );
}
