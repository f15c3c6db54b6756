import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { sum } from '#features/waitlist/staff/days.ts';
import { formatShortDay, startOfDay } from '#shared/dates.ts';
import { number } from './StaffFrame.tsx';

/** Of the bars' parts, the lowest first. */
export const colours = [
  { fill: 'var(--ct-purple-600)' },
  { fill: 'var(--ct-ink)' },
  { fill: 'var(--ct-purple-100)', stroke: 'var(--ct-purple-500)', vectorEffect: 'non-scaling-stroke' },
] as const;

/** A part of each bar. */
interface Part<Day> {
  readonly label: string;
  /** How high it is on one day. */
  readonly ofDay: (day: Day) => number;
}

/** What the chart says; its numbers come written. */
type Words = { readonly [Name in 'table' | 'caption' | 'day' | 'total' | 'empty']: string } & {
  readonly describe: (many: string, days: number, most: string) => string;
};

/** Counts per day as bars made of parts, drawn on the server, with the same numbers in a table. */
export function DayChart<Day extends { readonly day: string }>({
  days,
  parts,
  words,
}: {
  readonly days: readonly Day[];
  /** The lowest first. */
  readonly parts: readonly Part<Day>[];
  readonly words: Words;
}) {
  const many = (day: Day): number => sum(parts.map(({ ofDay }) => ofDay(day)));
  const total = sum(days.map(many));
  const first = days.at(0)?.day;
  const last = days.at(-1)?.day;
  if (total === 0 || first === undefined || last === undefined) {
    return <p className="type-body staff-ruled">{words.empty}</p>;
  }
  const most = Math.max(...days.map(many));
  const top = roundUp(most);
  return (
    <>
      <ul className="staff-row">
        {parts.map(({ label, ofDay }, index) => (
          <li className="marked" key={label}>
            <svg className="in-colour" width="12" height="12" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" {...colours[index]} />
            </svg>
            <span>
              <bdi>{label}</bdi> <strong>{number(sum(days.map(ofDay)))}</strong>
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
      <DayTable days={days} parts={parts} words={words} />
    </>
  );
}

/** A line that is one pixel wide, however the drawing is stretched. */
function Line({ d, colour }: { readonly d: string; readonly colour: string }) {
  return <path d={d} stroke={colour} vectorEffect="non-scaling-stroke" />;
}

function Bar<Day extends { readonly day: string }>({
  day,
  parts,
  x,
  top,
}: {
  readonly day: Day;
  readonly parts: readonly Part<Day>[];
  readonly x: number;
  readonly top: number;
}) {
  let height = 0;
  return (
    <g>
      <title>{`${dayLabel(day.day)}: ${number(sum(parts.map(({ ofDay }) => ofDay(day))))}`}</title>
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
function DayTable<Day extends { readonly day: string }>({
  days,
  parts,
  words,
}: {
  readonly days: readonly Day[];
  readonly parts: readonly Part<Day>[];
  readonly words: Words;
}) {
  const columns: readonly RegisterColumn<Day>[] = [
    {
      label: words.day,
      kind: 'head',
      cell: ({ day }) => <time dateTime={day}>{dayLabel(day)}</time>,
    },
    ...parts.map(({ label, ofDay }) => ({
      label,
      kind: 'number' as const,
      cell: (day: Day) => number(ofDay(day)),
    })),
    { label: words.total, kind: 'number', cell: (day) => number(sum(parts.map(({ ofDay }) => ofDay(day)))) },
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
