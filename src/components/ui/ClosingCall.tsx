import type { ReactNode } from 'react';
import { HeadlineDot } from './HeadlineDot.tsx';
import { HeadlineLines } from './HeadlineLines.tsx';
import './ClosingCall.css';

/**
 * Closing call to action of a page, on night, beside an object of the page's own (the home page ends on its disc
 * instead: `HomeClosing`). `title` takes one string a line; `children` are the buttons.
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
  /** What the page ends with: beside the text, below it on a phone. */
  readonly object: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="closing-call night" aria-labelledby={id}>
      <div className="page-wrap closing-call__row">
        <div>
          <h2 className="type-h1" id={id}>
            <HeadlineLines lines={title}>
              <HeadlineDot />
            </HeadlineLines>
          </h2>
          <p className="type-lead closing-call__text">{text}</p>
          <div className="actions closing-call__actions">{children}</div>
        </div>
        <div className="closing-call__object">{object}</div>
      </div>
    </section>
  );
}
