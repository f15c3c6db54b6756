import { staffFrame, staffViews, referralsPage as words } from '#content/staff/pages.ts';
import { invitation } from '#features/referral/payload.ts';
import type { ReferringDomain, Visits } from '#features/referral/staff/visits.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';
import { number } from './words.ts';

/** Periods that can be asked for, in days up to today: those that are counted quickly among many visits. */
const visitPeriods = [7, 30, 90] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** Reads a period of an address; any other is 30 days. */
export function readVisitPeriod(typed: string | null): VisitPeriod {
  return visitPeriods.find((days) => String(days) === typed) ?? 30;
}

const columns: readonly StaffColumn<ReferringDomain>[] = [
  {
    label: words.domain,
    isHead: true,
    cell: ({ domain }) => (domain === invitation ? words.invitation : <bdi>{domain}</bdi>),
  },
  { label: words.visits, isNumber: true, cell: ({ visits }) => number(visits) },
  {
    label: words.signUps,
    isNumber: true,
    cell: ({ followed }) => (followed === undefined ? staffFrame.none : number(followed)),
  },
  {
    label: words.last,
    isNumber: true,
    cell: ({ last_visit }) => <time dateTime={last_visit}>{formatShortDayAndTime(last_visit)}</time>,
  },
];

/** Domains with their visits and what followed, and what that can't tell. */
export function DomainTable({ domains }: { readonly domains: readonly ReferringDomain[] }) {
  if (domains.length === 0) return <p className="staff-empty">{words.none}</p>;
  return (
    <>
      <StaffTable
        width="narrow"
        caption={words.caption}
        columns={columns}
        rows={domains}
        keyOf={({ domain }) => domain}
      />
      <p className="type-label staff-limits">{words.limits}</p>
    </>
  );
}

/** The visits of a period by the domain that they came from. */
export function Referrals({ period, visits }: { readonly period: VisitPeriod; readonly visits: Visits }) {
  return (
    <>
      <nav className="staff-choices screen-only" aria-label={words.periods}>
        <ul>
          {visitPeriods.map((days) => (
            <li key={days}>
              <a
                href={`${staffViews.referrals.path}?dias=${days}`}
                aria-current={days === period ? 'true' : undefined}
              >
                {words.period(days)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="staff-total">{words.total(number(visits.visits), period)}</p>
      <DomainTable domains={visits.domains} />
    </>
  );
}
