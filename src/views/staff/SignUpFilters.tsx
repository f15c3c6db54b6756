import { funnelPage, staffFrame, staffViews } from '#content/staff/pages.ts';
import { attendance, signUpsPage, filterForm as words } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists, listNames } from '#content/waitlist-lists.ts';
import {
  byCompany,
  type FilterName,
  filterQuery,
  noCampaign,
  type TypedFilter,
} from '#features/waitlist/staff/filter-query.ts';
import { sizeLabel } from '#features/waitlist/staff/labels.ts';
import { lastDays } from '#shared/dates.ts';
import { type FilterField, FilterFields, FilterForm } from './FilterForm.tsx';

const { path } = staffViews.signUps;
const { columns } = signUpsPage;

const fieldsOf = (campaigns: readonly string[]): readonly FilterField<FilterName>[] => [
  { name: 'desde', type: 'date', label: words.since },
  { name: 'ate', type: 'date', label: words.until },
  {
    name: 'portal',
    label: words.portal,
    placeholder: words.any,
    options: [
      { value: 'sim', label: words.withPortal },
      { value: 'nao', label: words.withoutPortal },
      { value: 'nao-perguntado', label: staffFrame.notAsked },
    ],
  },
  {
    name: 'situacao',
    label: columns.state,
    placeholder: words.all,
    options: attendance.states.map(({ name, label }) => ({ value: name, label })),
  },
  {
    name: 'lista',
    label: columns.list,
    placeholder: words.all,
    options: allLists.map((value) => ({ value, label: listNames[value] })),
  },
  {
    name: 'porte',
    label: columns.size,
    placeholder: words.any,
    options: companySizeOptions.map(({ value }) => ({ value, label: sizeLabel(value) ?? value })),
  },
  { name: 'cargo', label: words.cargo, placeholder: words.any, options: cargoOptions },
  {
    name: 'campanha',
    label: words.campaign,
    placeholder: words.all,
    options: campaigns.map((value) => ({
      value,
      label: value === noCampaign ? funnelPage.noCampaign : value,
    })),
  },
  {
    name: 'ordem',
    label: words.order,
    placeholder: words.byDate,
    options: [{ value: byCompany, label: words.byCompany }],
  },
];

/** The filter of the list. */
export function SignUpFilters({
  typed,
  now,
  campaigns,
}: {
  readonly typed: TypedFilter;
  readonly now: Date;
  readonly campaigns: readonly string[];
}) {
  const { ate, ...others } = typed.values;
  // Folded, so that on a phone the first sign-up is in the first view; what is in use is shown.
  const isOpen = Object.keys(typed.values).some((name) => name !== 'busca');
  const offered = new Set([noCampaign, ...campaigns, ...(others.campanha ? [others.campanha] : [])]);
  return (
    <FilterForm path={path} label={words.label} typed={typed}>
      <FilterFields
        fields={[{ name: 'busca', type: 'search', label: words.search, maxLength: 200 }]}
        typed={typed}
      />
      <details open={isOpen}>
        <summary className="staff-more">{words.more}</summary>
        <div className="staff-fields">
          <FilterFields fields={fieldsOf([...offered])} typed={typed} />
        </div>
        <p className="staff-row">
          {`${words.shortcuts}: `}
          {[1, 7, 30].map((days) => {
            const { since } = lastDays(now, days);
            return (
              <a
                key={days}
                className="text-link"
                href={`${path}${filterQuery({ ...others, desde: since })}`}
                aria-current={others.desde === since && ate === undefined ? 'true' : undefined}
              >
                {words.lastDays(days)}
              </a>
            );
          })}
        </p>
      </details>
    </FilterForm>
  );
}
