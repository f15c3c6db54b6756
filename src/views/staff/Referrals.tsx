import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { staffFrame, staffViews, referralsPage as words } from '#content/staff/pages.ts';
import { invitation } from '#features/referral/payload.ts';
import type { ReferringDomain, Visits } from '#features/referral/staff/visits.ts';
import { Choices, momentColumn, number, numberColumn } from './StaffFrame.tsx';

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
  numberColumn(words.visits, ({ visits }) => visits),
  {
    label: words.signUps,
    kind: 'number',
    cell: ({ followed }) => (followed === undefined ? staffFrame.none : number(followed)),
  },
  momentColumn(words.last, ({ last_visit }) => last_visit),
];

/** Domains with their visits and what followed, and what that can't tell. */
export function DomainTable({ domains }: { readonly domains: readonly ReferringDomain[] }) {
  if (domains.length === 0) return <p className="type-body staff-ruled">{words.none}</p>;
  return (
    <div className="staff-narrow">
      <RegisterTable caption={words.caption} columns={columns} rows={domains} />
      <p className="type-small">{words.limits}</p>
    </div>
  );
}

/** The visits of a period by the domain that they came from. */
export function Referrals({ period, visits }: { readonly period: VisitPeriod; readonly visits: Visits }) {
  return (
    <>
      <Choices
        label={words.periods}
        choices={visitPeriods.map((days) => ({
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
