import type { ReactNode } from 'react';

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
