import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { staffFrame, staffViews, funnelPage as words } from '#content/staff/pages.ts';
import { otherCampaigns } from '#features/funnel/day-counts.ts';
import type { FunnelPeriod, FunnelRow } from '#features/funnel/staff/funnel.ts';
import { otherPage } from '#features/funnel/visit.ts';
import { filterQuery, noCampaign } from '#features/waitlist/staff/filter.ts';
import { colours } from './DayChart.tsx';
import { numberColumn, percent, Rows } from './StaffFrame.tsx';

/** From a view to a form that was sent, by page or by campaign: figures, and bars under what is counted. */
export function Steps({
  by,
  rows,
  period: { since, until },
}: {
  readonly by: keyof typeof words.tables;
  readonly rows: readonly FunnelRow[];
  readonly period: FunnelPeriod;
}) {
  const { title, head } = words.tables[by];
  const most = Math.max(1, ...rows.flatMap(({ views, begun, sent }) => [views, begun, sent]));
  const campaign = (name: string) => {
    if (name === otherCampaigns) return words.otherCampaigns;
    const list = filterQuery({ campanha: name || noCampaign, desde: since, ate: until });
    return (
      <TextLink href={`${staffViews.signUps.path}${list}`}>
        {name === '' ? words.noCampaign : <bdi>{name}</bdi>}
      </TextLink>
    );
  };
  const page = (name: string) => (name === otherPage ? words.otherPage : name);
  const cell = (row: FunnelRow) => (
    <>
      {by === 'campaigns' ? campaign(row.name) : page(row.name)}
      <Bars row={row} most={most} />
    </>
  );
  return (
    <div className="staff-steps">
      <Rows
        caption={title}
        columns={[{ label: head, kind: 'head', cell }, ...figures]}
        rows={rows}
        empty={words.chart.empty}
      />
    </div>
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
