import type { ReactNode } from 'react';
import { LoneLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import type { DatedText } from '#shared/dated-text.ts';

/** One step. What it says comes in this order. */
export interface RingStep {
  /** A piece of the line of its own, drawn over the step. */
  readonly picture?: ReactNode;
  /** A small line over the title, or the time of a step without a title. */
  readonly label?: string;
  readonly title?: ReactNode | DatedText;
  /** A small line under the title; where units are drawn they say the same, and it is left out. */
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  readonly link?: { readonly href: string; readonly label: string };
  /** What else follows the words. */
  readonly extra?: ReactNode;
}

/**
 * Steps on one line, the last of which is the dot: what happens after what. Use it where the order says something; texts of
 * equal rank are a RuledList. It stands upright where it is narrow.
 *
 * - Plain: a ring at each step.
 * - `units`: a bar for each step, which is numbered, under the names of the units, such as weeks. The page's sheet says where
 *   a bar begins and how many columns it is long, `li:nth-child(2) { --at: 5; --span: 6; }`, of four columns to a unit.
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
  children,
}: {
  readonly steps: readonly RingStep[];
  readonly titles?: 'type-h3' | 'type-h4';
  readonly units?: readonly string[];
  readonly ticks?: boolean;
  readonly drawing?: ReactNode;
  readonly className?: string;
  /** What follows the last step, such as buttons. */
  readonly children?: ReactNode;
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
        {steps.map(({ picture, label, title, note, text, link, extra }, index) => (
          <li key={index}>
            {picture}
            {label === undefined ? null : <p className="type-small ring-line__label">{label}</p>}
            {title === undefined ? null : (
              <h3 className={titles}>
                {units ? <span className="type-label">{`0${index + 1}`}</span> : null}
                <Dated text={title} />
              </h3>
            )}
            {note === undefined ? null : <p className="type-small ring-line__note">{note}</p>}
            {text === undefined ? null : <p className={ticks ? 'type-small' : 'type-body'}>{text}</p>}
            {link ? <LoneLink href={link.href}>{link.label}</LoneLink> : null}
            {extra}
            {index === steps.length - 1 ? children : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
