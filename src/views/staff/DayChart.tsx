import { RegisterTable } from '#components/sections/RegisterTable.tsx';
import { dayChart } from '#content/staff/pages.ts';
import { sum } from '#features/waitlist/staff/summary.ts';
import { dayColumn, dayLabel, number, numberColumn } from './StaffFrame.tsx';

/** Of the bars' parts, the lowest first. */
export const colours = [
  { fill: 'var(--ct-purple-600)' },
  { fill: 'var(--ct-ink)' },
  { fill: 'var(--ct-purple-100)', stroke: 'var(--ct-purple-500)', vectorEffect: 'non-scaling-stroke' },
] as const;

interface Chart<Day> {
  readonly days: readonly Day[];
  /** The parts of each day's bar and how high they are, the lowest first. */
  readonly parts: readonly { readonly label: string; readonly ofDay: (day: Day) => number }[];
  readonly words: { readonly [Name in 'counted' | 'caption' | 'empty']: string };
}

/** Counts per day as bars made of parts, drawn on the server, with the same numbers in a table. */
export function DayChart<Day extends { readonly day: string }>({ days, parts, words }: Chart<Day>) {
  const heights = days.map((day) => sum(parts.map(({ ofDay }) => ofDay(day))));
  const total = sum(heights);
  const labels = days.map(({ day }) => dayLabel(day));
  if (total === 0) return <p className="type-body staff-ruled">{words.empty}</p>;
  const most = Math.max(...heights);
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
          aria-label={dayChart.describe(number(total), words.counted, days.length, number(most))}
        >
          <Line d={`M0 0H${days.length}M0 ${top / 2}H${days.length}`} colour="var(--ct-rule)" />
          {days.map((day, place) => (
            <g key={day.day}>
              <title>{`${labels[place]}: ${number(heights[place] ?? 0)}`}</title>
              {parts.map(({ label, ofDay }, index) => (
                <rect
                  key={label}
                  {...colours[index]}
                  x={place + 0.14}
                  width={0.72}
                  y={top - sum(parts.slice(0, index + 1).map((part) => part.ofDay(day)))}
                  height={ofDay(day)}
                />
              ))}
            </g>
          ))}
          <Line d={`M0 ${top}H${days.length}`} colour="var(--ct-fg)" />
        </svg>
        <figcaption className="type-label split">
          <span>{labels[0]}</span>
          <span>{labels[Math.floor(days.length / 2)]}</span>
          <span>{labels.at(-1)}</span>
        </figcaption>
      </figure>
      <details>
        <summary className="text-link text-link--alone">{dayChart.table}</summary>
        <RegisterTable
          caption={words.caption}
          columns={[
            dayColumn<Day>(dayChart.day, ({ day }) => day),
            ...parts.map(({ label, ofDay }) => numberColumn(label, ofDay)),
            numberColumn<Day>(dayChart.total, (day) => sum(parts.map(({ ofDay }) => ofDay(day)))),
          ]}
          rows={days.toReversed()}
        />
      </details>
    </>
  );
}

/** A line that is one pixel wide, however the drawing is stretched. */
function Line({ d, colour }: { readonly d: string; readonly colour: string }) {
  return <path d={d} stroke={colour} vectorEffect="non-scaling-stroke" />;
}

/** The next even number of one significant digit, or of two below five: where the scale ends. */
function roundUp(most: number): number {
  const digit = 10 ** Math.floor(Math.log10(most));
  const step = Math.max(1, most < 5 * digit ? digit / 10 : digit);
  const top = Math.ceil(most / step) * step;
  return top % 2 === 0 ? top : top + step;
}
