import { Drawing } from './Drawing.tsx';

const filled = { fill: '#9333ea', stroke: '#9333ea' };

/** A line in a 44 px box, and the centre of the dot that it ends in. */
export interface LineWithDot {
  readonly path: string;
  readonly dot: readonly [x: number, y: number];
}

/**
 * The site's own icon: one 1.5 px line in a 44 px box, and a dot where the line ends. The dot is a ring
 * at rest and fills when the link around it is pointed at.
 */
export function LineIcon({
  path,
  dot,
  on = false,
}: LineWithDot & {
  /** Filled also at rest: the current page. */
  readonly on?: boolean;
}) {
  return (
    <Drawing className="line-icon" box="0 0 44 44" width="40" height="40" strokeWidth="1.5">
      <path d={path} />
      <circle cx={dot[0]} cy={dot[1]} r="4" {...(on ? filled : {})} />
    </Drawing>
  );
}
