import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { staffViews, funnelPage as words } from '#content/staff/pages.ts';
import { otherCampaigns } from '#features/funnel/day-counts.ts';
import type { Funnel as Counts, FunnelPeriod, FunnelRow } from '#features/funnel/staff/funnel.ts';
import { otherPage } from '#features/funnel/visit.ts';
import { filterQuery } from '#features/waitlist/staff/filter-query.ts';
import { formatMonth, startOfDay } from '#shared/dates.ts';
import { colours, DayChart } from './DayChart.tsx';
import { number, percent } from './numbers.ts';
import { Periods } from './Referrals.tsx';
import { StaffSection } from './StaffFrame.tsx';

/** From a view to a form that was sent, by day, by page and by campaign. */
export function Funnel({
  counts,
  period,
  periods,
}: {
  readonly counts: Counts;
  readonly period: FunnelPeriod;
  /** All that can be asked for. */
  readonly periods: readonly FunnelPeriod[];
}) {
  const { since, until } = period;
  const campaignCell = ({ name }: FunnelRow) => {
    if (name === '') return words.noCampaign;
    if (name === otherCampaigns) return words.otherCampaigns;
    const list = filterQuery({ campanha: name, desde: since, ate: until });
    return (
      <a className="text-link" href={`${staffViews.signUps.path}${list}`}>
        <bdi>{name}</bdi>
      </a>
    );
  };
  const { chart } = words;
  return (
    <>
      <Periods
        label={words.periods}
        periods={periods.map(({ name, since: first }) => ({
          label: name.includes('-') ? formatMonth(startOfDay(first)) : words.days(name),
          href: `${staffViews.funnel.path}?periodo=${name}`,
          isCurrent: name === period.name,
        }))}
      />
      <StaffSection id="por-dia" title={chart.title}>
        <DayChart
          days={counts.days}
          parts={[
            { label: chart.sent, ofDay: ({ sent }) => sent },
            { label: chart.begun, ofDay: ({ begun, sent }) => Math.max(0, begun - sent) },
            {
              label: chart.views,
              ofDay: ({ views, begun, sent }) => Math.max(0, views - Math.max(begun, sent)),
            },
          ]}
          words={chart}
        />
      </StaffSection>
      <Steps
        id="por-campanha"
        title={words.campaigns}
        head={words.campaign}
        rows={counts.campaigns}
        cell={campaignCell}
      />
      <p className="type-small">{words.campaignsNote}</p>
      <Steps
        id="por-pagina"
        title={words.pages}
        head={words.page}
        rows={counts.pages}
        cell={({ name }) => (name === otherPage ? words.otherPage : name)}
      />
      <p className="type-small">{words.limits}</p>
    </>
  );
}

/** How many of each came how far, as bars under its name and in figures. */
function Steps({
  id,
  title,
  head,
  rows,
  cell,
}: {
  readonly id: string;
  readonly title: string;
  readonly head: string;
  readonly rows: readonly FunnelRow[];
  readonly cell: NonNullable<RegisterColumn<FunnelRow>['cell']>;
}) {
  const most = Math.max(1, ...rows.flatMap(({ views, begun, sent }) => [views, begun, sent]));
  const columns: readonly RegisterColumn<FunnelRow>[] = [
    {
      label: head,
      kind: 'head',
      cell: (row) => (
        <>
          {cell(row)}
          <Bars row={row} most={most} />
        </>
      ),
    },
    { label: words.views, kind: 'number', cell: ({ views }) => number(views) },
    { label: words.begun, kind: 'number', cell: ({ begun }) => number(begun) },
    { label: words.sent, kind: 'number', cell: ({ sent }) => number(sent) },
    { label: words.rate, kind: 'number', cell: ({ sent, views }) => percent(sent, views) },
  ];
  return (
    <StaffSection id={id} title={title}>
      {rows.length === 0 ? (
        <p className="type-body staff-ruled">{words.chart.empty}</p>
      ) : (
        <RegisterTable caption={title} columns={columns} rows={rows} keyOf={({ name }) => name} />
      )}
    </StaffSection>
  );
}

/** The figures of a row as three bars, in the colours of the chart; who hears the table hears the figures. */
function Bars({ row: { views, begun, sent }, most }: { readonly row: FunnelRow; readonly most: number }) {
  return (
    <svg
      className="in-colour"
      width="100%"
      height="15"
      viewBox={`0 0 ${most} 15`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[sent, begun, views].map((many, index) => (
        <rect key={index} {...colours[index]} y={10 - index * 5} width={many} height="4" />
      ))}
    </svg>
  );
}
