import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { staffFrame, referralsPage as words } from '#content/staff/pages.ts';
import { invitation } from '#features/referral/payload.ts';
import type { ReferringDomain } from '#features/referral/staff/visits.ts';
import { momentColumn, number, numberColumn } from './StaffFrame.tsx';

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
