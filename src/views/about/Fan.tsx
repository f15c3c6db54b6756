import { convergingLines } from '#components/drawing/curves.ts';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';

/** So many lines are drawn thinner, and weigh enough to be a file of their own. */
export function isDense(lines: number): boolean {
  return lines > 100;
}

/** A fan's lines, stretched over what it is given. Decorative. */
export function Fan({ lines }: { readonly lines: number }) {
  return isDense(lines) ? (
    <DrawingFile name={`linhas-${lines}`} width={600} height={200} />
  ) : (
    <FanDrawing lines={lines} />
  );
}

/** As many strokes as `lines`, which leave from the figure's height and end in one point. */
export function FanDrawing({ lines }: { readonly lines: number }) {
  const step = 200 / (lines - 1);
  const paths = convergingLines({ count: lines, from: { x: 0, y: 0, step }, to: { x: 600, y: 100 } });
  return (
    <svg
      xmlns={isDense(lines) ? 'http://www.w3.org/2000/svg' : undefined}
      viewBox="0 0 600 200"
      preserveAspectRatio="none"
      fill="none"
      stroke={isDense(lines) ? '#111827' : 'currentColor'}
      aria-hidden="true"
    >
      <path
        d={paths.join('')}
        vectorEffect="non-scaling-stroke"
        strokeOpacity={isDense(lines) ? 0.45 : 0.5}
        strokeWidth={isDense(lines) ? 0.5 : 1}
      />
    </svg>
  );
}
