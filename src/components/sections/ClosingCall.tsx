import type { ReactNode } from 'react';
import { HeadlineDot, HeadlineLines } from './Headline.tsx';

/**
 * The end of a page, on night: one call and its buttons, beside an object of the page's own. Use it once, as the
 * page's last section; the home page ends on its disc instead.
 */
export function ClosingCall({
  id = 'proximo-passo',
  title,
  text,
  object,
  wide = false,
  children,
}: {
  readonly id?: string;
  /** One string a line; the last one gets the dot. */
  readonly title: readonly string[];
  readonly text: ReactNode;
  /** What the page ends with, in the last five columns; below the text on a phone. A slot, which Astro's checker can't require. */
  readonly object?: ReactNode;
  /** A phone leaves the object out. */
  readonly wide?: boolean;
  /** The buttons. */
  readonly children: ReactNode;
}) {
  return (
    <section className="section closing-call night" aria-labelledby={id}>
      <div className="page-wrap closing-call__row">
        <div className="measured">
          <h2 className="type-h1" id={id}>
            <HeadlineLines lines={title}>
              <HeadlineDot />
            </HeadlineLines>
          </h2>
          <p className="type-lead">{text}</p>
          <div className="actions actions--even">{children}</div>
        </div>
        <div className={`closing-call__object${wide ? ' wide-only' : ''}`}>{object}</div>
      </div>
    </section>
  );
}
