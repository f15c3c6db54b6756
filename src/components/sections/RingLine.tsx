import type { ReactNode } from 'react';

/** One step. What it says comes in this order. */
export interface RingStep {
  readonly id: string;
  /** A piece of the line of its own, drawn over the step. */
  readonly picture?: ReactNode;
  /** A small line over the title, or the time of a step without a title. */
  readonly label?: string;
  readonly title?: ReactNode;
  /** A small line under the title; where units are drawn they say the same, and it is left out. */
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  /** What follows the words: a link, buttons. */
  readonly extra?: ReactNode;
}

/**
 * Steps on one line, the last of which is the dot: what happens after what. Use it where the order says something; texts of
 * equal rank are a RuledList. It stands upright where it is narrow.
 *
 * - Plain: a ring at each step.
 * - `units`: a bar for each step under the names of the units, such as weeks. The page's sheet says where a bar begins and
 *   how many columns it is long, `li:nth-child(2) { --at: 5; --span: 6; }`, of four columns to a unit.
 * - `ticks`: one ruler; the page's sheet draws it and places the steps on it.
 * - `drawing`, or a `picture` in each step: the drawing is the line, and has its own rings and dot.
 */
export function RingLine({
  steps,
  titles = 'type-h3',
  units,
  ticks = false,
  drawing,
  className = '',
}: {
  readonly steps: readonly RingStep[];
  readonly titles?: 'type-h3' | 'type-h4';
  readonly units?: readonly string[];
  readonly ticks?: boolean;
  readonly drawing?: ReactNode;
  readonly className?: string;
}) {
  const drawn = drawing !== undefined || steps.some(({ picture }) => picture !== undefined);
  const kind = units ? 'bars' : ticks ? 'ticks' : drawn ? 'drawn' : 'plain';
  return (
    <div className={`ring-line ring-line--${kind} ${className}`.trim()}>
      {units ? (
        <ul aria-hidden="true">
          {units.map((unit) => (
            <li key={unit}>{unit}</li>
          ))}
        </ul>
      ) : null}
      {drawing}
      <ol>
        {steps.map(({ id, picture, label, title, note, text, extra }) => (
          <li key={id}>
            {picture}
            {label === undefined ? null : <p className="type-small ring-line__label">{label}</p>}
            {title === undefined ? null : <h3 className={titles}>{title}</h3>}
            {note === undefined ? null : <p className="type-small ring-line__note">{note}</p>}
            {text === undefined ? null : <p className={ticks ? 'type-small' : 'type-body'}>{text}</p>}
            {extra}
          </li>
        ))}
      </ol>
    </div>
  );
}
