import type { ReactNode } from 'react';

/**
 * The full stop of a headline: the purple dot, read aloud as a full stop.
 * Only an H1 and the closing H2 carry one. `children` is a drawing anchored to the dot (a trail, an orbit), which is there
 * from the first frame. Where it needs two drawings, one is `desk-only` and the other `below-desk`.
 */
export function HeadlineDot({
  lands = false,
  children,
}: {
  /** The dot lands on the finished headline: 400 ms in all, which the compositor plays alone. */
  readonly lands?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <span className="visually-hidden">.</span>
      <span className={lands ? 'headline-dot headline-dot--lands' : 'headline-dot'} aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/**
 * The lines of a headline, one string a line. The space between two of them is for who hears or copies it.
 * @param children what stands after the last letter: mostly the headline's dot
 */
export function HeadlineLines({
  lines,
  children,
}: {
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}) {
  const last = lines.length - 1;
  return lines.map((line, index) => (
    <span className="title-line" key={line}>
      {index === last ? line : `${line} `}
      {index === last ? children : null}
    </span>
  ));
}
