import type { ReactNode } from 'react';
import { convergingLines } from '#components/drawing/curves.ts';
import { HeadlineDot } from './HeadlineDot.tsx';
import { HeadlineLines } from './HeadlineLines.tsx';
import './ClosingCall.css';

const LINES = convergingLines({ count: 14, from: { x: -20, y: 40, step: 54 }, to: { x: 900, y: 470 } });

/**
 * Closing call to action of a page, on night. The disc is the dot of the headline, grown.
 * `title` takes one string a line; `children` are the buttons.
 */
export function ClosingCall({
  id = 'proximo-passo',
  title,
  text,
  children,
}: {
  readonly id?: string;
  readonly title: readonly string[];
  readonly text: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="closing-call night" aria-labelledby={id}>
      <svg
        className="closing-call__lines"
        viewBox="0 0 1440 820"
        preserveAspectRatio="none"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.2"
        aria-hidden="true"
      >
        {LINES.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <div className="closing-call__disc" />
      <div className="page-wrap">
        <h2 className="type-display" id={id}>
          <HeadlineLines lines={title}>
            <HeadlineDot white />
          </HeadlineLines>
        </h2>
        <p className="type-lead closing-call__text">{text}</p>
        <div className="actions closing-call__actions">{children}</div>
      </div>
    </section>
  );
}
