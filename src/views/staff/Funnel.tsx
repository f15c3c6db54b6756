import { Fragment } from 'react';
import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { staffFrame, staffViews, funnelPage as words } from '#content/staff/pages.ts';
import { otherCampaigns } from '#features/funnel/day-counts.ts';
import {
  type Funnel as Counts,
  type FunnelOrder,
  type FunnelPeriod,
  type FunnelRow,
  funnelOrders,
} from '#features/funnel/staff/funnel.ts';
import { otherPage } from '#features/funnel/visit.ts';
import { filterQuery, noCampaign } from '#features/waitlist/staff/filter.ts';
import { formatDay, formatMonth, startOfDay } from '#shared/dates.ts';
import { colours, DayChart } from './DayChart.tsx';
import { Choices, numberColumn, percent, Rows, StaffSection } from './StaffFrame.tsx';

/** From a view to a form that was sent, by day, by page and by campaign. */
export function Funnel({
  counts,
  period,
  periods,
  order,
}: {
  readonly counts: Counts;
  readonly period: FunnelPeriod;
  /** All that can be asked for. */
  readonly periods: readonly FunnelPeriod[];
  readonly order: FunnelOrder;
}) {
  const { since, until } = period;
  const cells = {
    campaigns: ({ name }: FunnelRow) => {
      if (name === otherCampaigns) return words.otherCampaigns;
      const list = filterQuery({ campanha: name || noCampaign, desde: since, ate: until });
      return (
        <TextLink href={`${staffViews.signUps.path}${list}`}>
          {name === '' ? words.noCampaign : <bdi>{name}</bdi>}
        </TextLink>
      );
    },
    pages: ({ name }: FunnelRow) => (name === otherPage ? words.otherPage : name),
  };
  const { chart } = words;
  const address = (periodo: string, by: FunnelOrder): string =>
    `${staffViews.funnel.path}?periodo=${periodo}${by === 'sent' ? '' : `&ordem=${words.orders[by].name}`}`;
  const orders = (id: string) => (
    <Choices
      label={words.order}
      choices={funnelOrders.map((by) => ({
        label: words.orders[by].label,
        href: `${address(period.name, by)}#${id}`,
        isCurrent: by === order,
      }))}
    />
  );
  return (
    <>
      <Choices
        label={words.periods}
        choices={periods.map(({ name, since: first }) => ({
          label: name.includes('-') ? formatMonth(startOfDay(first)) : words.days(name),
          href: address(name, order),
          isCurrent: name === period.name,
        }))}
      />
      {counts.first !== undefined && counts.first > since ? (
        <p className="type-small">{words.since(formatDay(startOfDay(counts.first)))}</p>
      ) : null}
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
      {(['campaigns', 'pages'] as const).map((by) => {
        const { id, title, head, note } = words.tables[by];
        const rows = counts[by];
        const most = Math.max(1, ...rows.flatMap(({ views, begun, sent }) => [views, begun, sent]));
        const cell = (row: FunnelRow) => (
          <>
            {cells[by](row)}
            <Bars row={row} most={most} />
          </>
        );
        return (
          <Fragment key={id}>
            <StaffSection id={id} title={title} aside={rows.length > 1 ? orders(id) : null}>
              <div className="staff-steps">
                <Rows
                  caption={title}
                  columns={[{ label: head, kind: 'head', cell }, ...figures]}
                  rows={rows}
                  empty={chart.empty}
                />
              </div>
            </StaffSection>
            <p className="type-small">{note}</p>
          </Fragment>
        );
      })}
    </>
  );
}

/** How many came how far. */
const figures: readonly RegisterColumn<FunnelRow>[] = [
  numberColumn(words.views, ({ views }) => views),
  numberColumn(words.begun, ({ begun }) => begun),
  numberColumn(words.sent, ({ sent }) => sent),
  {
    label: words.rate,
    kind: 'number',
    cell: ({ sent, views }) => (views === 0 ? staffFrame.none : percent(sent, views)),
  },
];

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
