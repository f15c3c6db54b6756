import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { staffFrame, staffViews, referralsPage as words } from '#content/staff/pages.ts';
import { invitation } from '#features/referral/payload.ts';
import type { ReferringDomain, Visits } from '#features/referral/staff/visits.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { number } from './StaffFrame.tsx';

/** Periods that can be asked for, in days up to today: those that are counted quickly among many visits. */
const visitPeriods = [7, 30, 90] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** Reads a period of an address; any other is 30 days. */
export function readVisitPeriod(typed: string | null): VisitPeriod {
  return visitPeriods.find((days) => String(days) === typed) ?? 30;
}

const columns: readonly RegisterColumn<ReferringDomain>[] = [
  {
    label: words.domain,
    kind: 'head',
    cell: ({ domain }) => (domain === invitation ? words.invitation : <bdi>{domain}</bdi>),
  },
  { label: words.visits, kind: 'number', cell: ({ visits }) => number(visits) },
  {
    label: words.signUps,
    kind: 'number',
    cell: ({ followed }) => (followed === undefined ? staffFrame.none : number(followed)),
  },
  {
    label: words.last,
    kind: 'number',
    cell: ({ last_visit }) => <time dateTime={last_visit}>{formatShortDayAndTime(last_visit)}</time>,
  },
];

/** Domains with their visits and what followed, and what that can't tell. */
export function DomainTable({ domains }: { readonly domains: readonly ReferringDomain[] }) {
  if (domains.length === 0) return <p className="type-body staff-ruled">{words.none}</p>;
  return (
    <div className="staff-narrow">
      <RegisterTable
        caption={words.caption}
        columns={columns}
        rows={domains}
        keyOf={({ domain }) => domain}
      />
      <p className="type-small">{words.limits}</p>
    </div>
  );
}

/** The visits of a period by the domain that they came from. */
export function Referrals({ period, visits }: { readonly period: VisitPeriod; readonly visits: Visits }) {
  return (
    <>
      <Periods
        label={words.periods}
        periods={visitPeriods.map((days) => ({
          label: words.period(days),
          href: `${staffViews.referrals.path}?dias=${days}`,
          isCurrent: days === period,
        }))}
      />
      <p>
        <strong>{words.total(number(visits.visits), period)}</strong>
      </p>
      <DomainTable domains={visits.domains} />
    </>
  );
}

/** The ways to the same view of another period. */
export function Periods({
  label,
  periods,
}: {
  readonly label: string;
  readonly periods: readonly {
    readonly label: string;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
}) {
  return (
    <nav className="screen-only" aria-label={label}>
      <ul className="staff-row">
        {periods.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {isCurrent ? <Dot /> : <Ring />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
