import type { ReactNode } from 'react';
import { convergingLines } from '#components/drawing/curves.ts';
import { HeadlineDot } from './HeadlineDot.tsx';
import { HeadlineLines } from './HeadlineLines.tsx';
import './ClosingCall.css';

/** Above the words: they cross none but the headline’s. */
const LINES = convergingLines({ count: 12, from: { x: -20, y: -190, step: 54 }, to: { x: 900, y: 470 } });

/**
 * Closing call to action of a page, on night. The home page's disc is the dot of the headline, grown; every other page
 * ends with an object of its own. `title` takes one string a line; `children` are the buttons.
 */
export function ClosingCall({
  id = 'proximo-passo',
  title,
  text,
  object,
  children,
}: {
  readonly id?: string;
  readonly title: readonly string[];
  readonly text: ReactNode;
  /** What the page ends with, instead of the disc: beside the text, below it on a phone. */
  readonly object?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={`closing-call night ${object ? 'closing-call--object' : 'closing-call--disc'}`}
      aria-labelledby={id}
    >
      {object ? null : <Disc />}
      <div className="page-wrap closing-call__row">
        <div>
          <h2 className={object ? 'type-h1' : 'type-display'} id={id}>
            <HeadlineLines lines={title}>
              <HeadlineDot white={!object} />
            </HeadlineLines>
          </h2>
          <p className="type-lead closing-call__text">{text}</p>
          <div className="actions closing-call__actions">{children}</div>
        </div>
        {object ? <div className="closing-call__object">{object}</div> : null}
      </div>
    </section>
  );
}

/** The dot of the headline, grown until it fills the view, and the lines that run into it. */
function Disc() {
  return (
    <>
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
    </>
  );
}
