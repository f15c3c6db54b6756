import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { funnelPage, staffFrame, staffViews } from '#content/staff/pages.ts';
import { attendance, signUpsPage, filterForm as words } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists, listNames } from '#content/waitlist-lists.ts';
import {
  byCompany,
  filterFields,
  filterQuery,
  noCampaign,
  type TypedFilter,
} from '#features/waitlist/staff/filter-query.ts';
import { lastDays } from '#shared/dates.ts';

/** The filter of the list, in its address: a form that is read, not posted. */
export function SignUpFilters({
  typed: { values, errors },
  now,
  campaigns,
}: {
  readonly typed: TypedFilter;
  readonly now: Date;
  /** Names of the campaigns that somebody signed up by. */
  readonly campaigns: readonly string[];
}) {
  const isOn = Object.keys(values).length > 0;
  const field = (name: (typeof filterFields)[number]) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const { desde, ate } = values;
  // Folded, so that on a phone the first sign-up is in the first view; what is in use is shown.
  const { busca: _, ...folded } = values;
  const isOpen = Object.keys(folded).length > 0;
  const listed = filterFields.flatMap((id) => {
    const message = errors[id];
    return message === undefined ? [] : [{ id, message }];
  });
  return (
    <form className="screen-only" action={staffViews.signUps.path} aria-label={words.label} noValidate>
      <ErrorSummary errors={listed} />
      <TextField {...field('busca')} type="search" label={words.search} autoComplete="off" maxLength={200} />
      <details open={isOpen}>
        <summary className="staff-more">{words.more}</summary>
        <div className="staff-fields">
          <TextField {...field('desde')} type="date" label={words.since} />
          <TextField {...field('ate')} type="date" label={words.until} />
          <Select
            {...field('portal')}
            label={words.portal}
            placeholder={words.anyPortal}
            options={[
              { value: 'sim', label: words.withPortal },
              { value: 'nao', label: words.withoutPortal },
              { value: 'nao-perguntado', label: staffFrame.notAsked },
            ]}
          />
          <Select
            {...field('situacao')}
            label={words.state}
            placeholder={words.anyState}
            options={attendance.states.map(({ name, label }) => ({ value: name, label }))}
          />
          <Select
            {...field('lista')}
            label={words.list}
            placeholder={words.anyList}
            options={allLists.map((value) => ({ value, label: listNames[value] }))}
          />
          <Select
            {...field('porte')}
            label={words.size}
            placeholder={words.anySize}
            options={companySizeOptions.map(({ value, label, detail }) => ({
              value,
              label: `${label} (${detail})`,
            }))}
          />
          <Select
            {...field('cargo')}
            label={words.cargo}
            placeholder={words.anyCargo}
            options={cargoOptions}
          />
          <Select
            {...field('campanha')}
            label={words.campaign}
            placeholder={words.anyCampaign}
            options={[
              ...new Set([noCampaign, ...campaigns, ...(values.campanha ? [values.campanha] : [])]),
            ].map((value) => ({ value, label: value === noCampaign ? funnelPage.noCampaign : value }))}
          />
          <Select
            {...field('ordem')}
            label={words.order}
            placeholder={words.byDate}
            options={[{ value: byCompany, label: words.byCompany }]}
          />
        </div>
        <p className="staff-row">
          {`${words.shortcuts}: `}
          {[1, 7, 30].map((days) => {
            const { since } = lastDays(now, days);
            const { ate: _, ...others } = values;
            return (
              <a
                key={days}
                className="text-link"
                href={`${staffViews.signUps.path}${filterQuery({ ...others, desde: since })}`}
                aria-current={desde === since && ate === undefined ? 'true' : undefined}
              >
                {words.lastDays(days)}
              </a>
            );
          })}
        </p>
      </details>
      <div className="actions">
        <Button type="submit" size="sm">
          {words.apply}
        </Button>
        {isOn ? (
          <ButtonLink variant="line" size="sm" href={staffViews.signUps.path}>
            {signUpsPage.clear}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
