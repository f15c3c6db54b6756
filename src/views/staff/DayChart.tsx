import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { summaryPage } from '#content/staff/pages.ts';
import { type List, listNames } from '#content/waitlist-lists.ts';
import type { DayCount, Share } from '#features/waitlist/staff/days.ts';
import { formatShortDay } from '#shared/dates.ts';
import { startOfDay } from '#shared/days.ts';
import { number } from './numbers.ts';
import './DayChart.css';

const { chart: words } = summaryPage;

/** Of the bars' parts, the largest list's first. */
const colours = [
  { fill: 'var(--ct-purple-600)' },
  { fill: 'var(--ct-ink)' },
  { fill: 'var(--ct-purple-100)', stroke: 'var(--ct-purple-500)', vectorEffect: 'non-scaling-stroke' },
] as const;

/** A part of each bar: a list. */
interface Part {
  readonly label: string;
  readonly many: number;
  /** The bar's part on one day. */
  readonly ofDay: (day: DayCount) => number;
}

/** Sign-ups per day as bars made of their lists, drawn on the server, with the same numbers in a table. */
export function DayChart({
  days,
  lists,
}: {
  readonly days: readonly DayCount[];
  /** The largest first. */
  readonly lists: readonly Share<List>[];
}) {
  const total = days.reduce((sum, { many }) => sum + many, 0);
  const first = days.at(0)?.day;
  const last = days.at(-1)?.day;
  if (total === 0 || first === undefined || last === undefined) {
    return <p className="type-body staff-ruled">{words.empty}</p>;
  }
  const parts = lists.map(({ value, many }) => ({
    label: listNames[value],
    many,
    ofDay: ({ byList }: DayCount) => byList.get(value) ?? 0,
  }));
  const most = Math.max(...days.map(({ many }) => many));
  const top = roundUp(most);
  return (
    <>
      <ul className="staff-row">
        {parts.map(({ label, many }, index) => (
          <li className="marked" key={label}>
            <svg className="in-colour" width="12" height="12" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" {...colours[index]} />
            </svg>
            <span>
              <bdi>{label}</bdi> <strong>{number(many)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <figure className="day-chart in-colour">
        <p className="type-label" aria-hidden="true">
          <span>{number(top)}</span>
          <span>{number(top / 2)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          overflow="visible"
          role="img"
          aria-label={words.describe(number(total), days.length, number(most))}
        >
          <Line d={`M0 0H${days.length}M0 ${top / 2}H${days.length}`} colour="var(--ct-rule)" />
          {days.map((day, index) => (
            <Bar key={day.day} day={day} parts={parts} x={index} top={top} />
          ))}
          <Line d={`M0 ${top}H${days.length}`} colour="var(--ct-fg)" />
        </svg>
        <figcaption className="type-label split">
          <span>{dayLabel(first)}</span>
          <span>{dayLabel(days[Math.floor(days.length / 2)]?.day ?? last)}</span>
          <span>{dayLabel(last)}</span>
        </figcaption>
      </figure>
      <DayTable days={days} parts={parts} />
    </>
  );
}

/** A line that is one pixel wide, however the drawing is stretched. */
function Line({ d, colour }: { readonly d: string; readonly colour: string }) {
  return <path d={d} stroke={colour} vectorEffect="non-scaling-stroke" />;
}

function Bar({
  day,
  parts,
  x,
  top,
}: {
  readonly day: DayCount;
  readonly parts: readonly Part[];
  readonly x: number;
  readonly top: number;
}) {
  let height = 0;
  return (
    <g>
      <title>{`${dayLabel(day.day)}: ${number(day.many)}`}</title>
      {parts.map(({ label, ofDay }, index) => {
        const many = ofDay(day);
        height += many;
        return many === 0 ? null : (
          <rect key={label} {...colours[index]} x={x + 0.14} width={0.72} y={top - height} height={many} />
        );
      })}
    </g>
  );
}

/** The chart's numbers, the last day first; opened by who wants them. */
function DayTable({ days, parts }: { readonly days: readonly DayCount[]; readonly parts: readonly Part[] }) {
  const columns: readonly RegisterColumn<DayCount>[] = [
    {
      label: words.day,
      kind: 'head',
      cell: ({ day }) => <time dateTime={day}>{dayLabel(day)}</time>,
    },
    ...parts.map(({ label, ofDay }) => ({
      label,
      kind: 'number' as const,
      cell: (day: DayCount) => number(ofDay(day)),
    })),
    { label: words.total, kind: 'number', cell: ({ many }) => number(many) },
  ];
  return (
    <details>
      <summary className="text-link text-link--alone">{words.table}</summary>
      <RegisterTable
        caption={words.caption}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
      />
    </details>
  );
}

/** The next even number of one significant digit, or of two below five: where the scale ends. */
function roundUp(most: number): number {
  const step =
    10 ** Math.max(0, Math.floor(Math.log10(most)) - (most < 5 * 10 ** Math.floor(Math.log10(most)) ? 1 : 0));
  const top = Math.ceil(most / step) * step;
  return top % 2 === 0 ? top : top + step;
}

/** `05/03/2026` of a day in São Paulo. */
function dayLabel(day: string): string {
  return formatShortDay(startOfDay(day));
}
