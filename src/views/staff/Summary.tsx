import { staffViews, summaryPage as words } from '#content/staff/pages.ts';
import type { ConsentWeek } from '#features/consent/staff/weeks.ts';
import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import { staffRequestPath } from '#features/data-requests/staff/answer-form.ts';
import type { StaffRequest } from '#features/data-requests/staff/requests.ts';
import { noticeLabels } from '#features/outbox/staff/labels.ts';
import type { listDeadNotices, NoticeCounts } from '#features/outbox/staff/notices.ts';
import type { Visits } from '#features/referral/staff/visits.ts';
import { filterQuery } from '#features/waitlist/staff/addresses.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import type { SignUpSummary } from '#features/waitlist/staff/summary.ts';
import { formatShortDay } from '#shared/dates.ts';
import { lastDays, startOfDay } from '#shared/days.ts';
import { DayChart } from './DayChart.tsx';
import { DomainTable } from './Referrals.tsx';
import { TimeLeft } from './Requests.tsx';
import { Shares } from './Shares.tsx';
import { StaffSection } from './StaffFrame.tsx';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';
import { number } from './words.ts';
import './Summary.css';

type DeadNotice = Awaited<ReturnType<typeof listDeadNotices>>[number];

/** What the summary shows. */
export interface SummaryData {
  readonly now: Date;
  readonly signUps: SignUpSummary;
  readonly visits: Visits;
  readonly notices: NoticeCounts;
  /** The last ones that were given up. */
  readonly dead: readonly DeadNotice[];
  readonly requests: { readonly open: number; readonly overdue: number };
  /** The most urgent ones. */
  readonly urgent: readonly StaffRequest[];
  readonly weeks: readonly ConsentWeek[];
}

/** The waiting list and what waits for the staff, in numbers. */
export function Summary({ data }: { readonly data: SummaryData }) {
  const { signUps, visits, weeks } = data;
  const [firstDay] = signUps.days;
  const lastDay = signUps.days.at(-1);
  return (
    <>
      <Attention data={data} />
      <Figures summary={signUps} now={data.now} />
      <StaffSection
        id="por-dia"
        title={words.chart.title}
        aside={
          firstDay && lastDay ? (
            <p className="type-label">{words.chart.period(dayLabel(firstDay.day), dayLabel(lastDay.day))}</p>
          ) : null
        }
      >
        <DayChart days={signUps.days} sources={signUps.sources} />
      </StaffSection>
      <StaffSection
        id="quem"
        title={words.shares.title}
        aside={<p className="type-label">{words.shares.basis(signUps.days.length)}</p>}
      >
        <div className="summary-shares">
          <Shares title={words.shares.positions} shares={positionsOf(signUps)} />
          <Shares
            title={words.shares.sizes}
            shares={signUps.sizes.map(({ value, many }) => ({
              label: sizeLabel(value) ?? words.shares.unknownSize,
              many,
            }))}
          />
          <Shares
            title={words.shares.portals}
            shares={[
              { label: words.shares.withPortal, many: signUps.withPortal },
              { label: words.shares.withoutPortal, many: signUps.withoutPortal },
            ]}
          />
        </div>
      </StaffSection>
      <StaffSection
        id="indicacoes"
        title={words.referrals.title}
        aside={<More href={staffViews.referrals.path}>{words.referrals.more}</More>}
      >
        <DomainTable domains={visits.domains} />
      </StaffSection>
      <Requests data={data} />
      <Notices data={data} />
      <StaffSection id="cookies" title={words.consents.title}>
        <p className="type-small">{words.consents.lead}</p>
        <StaffTable
          width="compact"
          caption={words.consents.title}
          columns={weekColumns}
          rows={weeks}
          keyOf={({ monday }) => monday}
        />
      </StaffSection>
    </>
  );
}

/** What needs somebody to act, or that nothing does. */
function Attention({ data: { requests, notices } }: { readonly data: SummaryData }) {
  if (requests.overdue + notices.dead === 0) return <p className="staff-calm">{words.calm}</p>;
  return (
    <section className="staff-attention" aria-label={words.attention}>
      <ul>
        {requests.overdue === 0 ? null : (
          <li>
            <a className="text-link" href={staffViews.requests.path}>
              {words.overdue(requests.overdue)}
            </a>
          </li>
        )}
        {notices.dead === 0 ? null : (
          <li>
            <a className="text-link" href="#avisos">
              {words.dead(notices.dead)}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Figures({
  summary: { total, periods },
  now,
}: {
  readonly summary: SignUpSummary;
  readonly now: Date;
}) {
  const { figures } = words;
  return (
    <section aria-label={figures.title}>
      <dl className="summary-figures">
        {periods.map(({ days, many, before }) => (
          <div key={days}>
            <dt>{days === 1 ? figures.today : figures.days(days)}</dt>
            <dd>
              <a href={`${staffViews.signUps.path}${filterQuery({ desde: lastDays(now, days).since })}`}>
                {number(many)}
              </a>
            </dd>
            <dd className="type-label">
              {days === 1 ? figures.todayBefore(number(before)) : figures.daysBefore(number(before), days)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{figures.total}</dt>
          <dd>
            <a href={staffViews.signUps.path}>{number(total)}</a>
          </dd>
          <dd className="type-label">{figures.totalNote}</dd>
        </div>
      </dl>
      <p className="type-label summary-basis">{figures.basis}</p>
    </section>
  );
}

const requestColumns = (now: Date): readonly StaffColumn<StaffRequest>[] => [
  {
    label: words.requests.protocol,
    isHead: true,
    cell: ({ protocol }) => (
      <a className="text-link staff-row-link" href={staffRequestPath(protocol)}>
        {protocol}
      </a>
    ),
  },
  { label: words.requests.kind, cell: ({ kind }) => kindLabel(kind) },
  { label: words.requests.received, isNumber: true, cell: ({ created_at }) => formatShortDay(created_at) },
  { label: words.requests.left, cell: ({ due_at }) => <TimeLeft dueAt={due_at} now={now} /> },
];

function Requests({ data: { now, urgent } }: { readonly data: SummaryData }) {
  return (
    <StaffSection
      id="pedidos"
      title={words.requests.title}
      aside={<More href={staffViews.requests.path}>{words.requests.more}</More>}
    >
      {urgent.length === 0 ? (
        <p className="staff-empty">{words.requests.none}</p>
      ) : (
        <StaffTable
          caption={words.requests.title}
          columns={requestColumns(now)}
          rows={urgent}
          keyOf={({ id }) => id}
        />
      )}
    </StaffSection>
  );
}

const noticeColumns: readonly StaffColumn<DeadNotice>[] = [
  { label: words.notices.notice, isHead: true, cell: ({ kind }) => noticeLabels[kind] },
  { label: words.notices.key, cell: ({ key }) => <code>{key}</code> },
  { label: words.notices.attempts, isNumber: true, cell: ({ attempts }) => number(attempts) },
  { label: words.notices.reason, cell: ({ last_error }) => last_error },
];

function Notices({ data: { notices, dead } }: { readonly data: SummaryData }) {
  return (
    <StaffSection
      id="avisos"
      title={words.notices.title}
      aside={
        <p className="type-label">
          {words.notices.counts(number(notices.pending), number(notices.delivered))}
        </p>
      }
    >
      {dead.length === 0 ? (
        <p className="staff-empty">{words.notices.none}</p>
      ) : (
        <>
          <p className="type-small">{words.notices.lead}</p>
          <StaffTable
            caption={words.notices.title}
            columns={noticeColumns}
            rows={dead}
            keyOf={({ key }) => key}
          />
        </>
      )}
    </StaffSection>
  );
}

const weekColumns: readonly StaffColumn<ConsentWeek>[] = [
  {
    label: words.consents.week,
    isHead: true,
    cell: ({ monday }) => <time dateTime={monday}>{dayLabel(monday)}</time>,
  },
  { label: words.consents.accepted, isNumber: true, cell: ({ accepted }) => number(accepted) },
  { label: words.consents.rejected, isNumber: true, cell: ({ rejected }) => number(rejected) },
  { label: words.consents.configured, isNumber: true, cell: ({ configured }) => number(configured) },
];

function More({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="text-link staff-aside-link screen-only" href={href}>
      {children}
    </a>
  );
}

/** Positions that are named; what people typed themselves is endless. */
const mostPositions = 7;

function positionsOf({ positions }: SignUpSummary) {
  const named = positions.slice(0, mostPositions);
  const rest = positions.slice(mostPositions).reduce((sum, { many }) => sum + many, 0);
  return [
    ...named.map(({ value, many }) => ({ label: cargoLabel(value), many })),
    ...(rest === 0 ? [] : [{ label: words.shares.otherPositions, many: rest }]),
  ];
}

/** `05/03/2026` of a day in São Paulo. */
function dayLabel(day: string): string {
  return formatShortDay(startOfDay(day));
}
