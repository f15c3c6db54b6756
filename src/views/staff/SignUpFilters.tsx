import { funnelPage, staffViews } from '#content/staff/pages.ts';
import { filterForm as words } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { filterChoices, filterQuery, noCampaign, type TypedFilter } from '#features/waitlist/staff/filter.ts';
import { sizeLabel } from '#features/waitlist/staff/labels.ts';
import { lastDays } from '#shared/dates.ts';
import { FilterFields, FilterForm } from './FilterForm.tsx';

const { path } = staffViews.signUps;

const { portal, situacao, lista, ordem } = filterChoices;

const controlsOf = (campaigns: readonly string[]) => ({
  desde: { type: 'date' },
  ate: { type: 'date' },
  portal: { placeholder: words.any, options: portal },
  situacao: { placeholder: words.all, options: situacao },
  lista: { placeholder: words.all, options: lista },
  porte: {
    placeholder: words.any,
    options: companySizeOptions.map(({ value }) => ({ value, label: sizeLabel(value) ?? value })),
  },
  cargo: { placeholder: words.any, options: cargoOptions },
  campanha: {
    placeholder: words.all,
    options: campaigns.map((value) => ({
      value,
      label: value === noCampaign ? funnelPage.noCampaign : value,
    })),
  },
  ordem: { placeholder: words.byDate, options: ordem },
});

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
        words={words.fields}
        controls={{ busca: { type: 'search', maxLength: 200 } }}
        typed={typed}
      />
      <details open={isOpen}>
        <summary className="staff-more">{words.more}</summary>
        <div className="staff-fields">
          <FilterFields words={words.fields} controls={controlsOf([...offered])} typed={typed} />
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
