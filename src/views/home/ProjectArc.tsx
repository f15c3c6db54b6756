import { projects } from '#content/pages/home.ts';

/** A drawing for a wide window and one for a narrow one: the line, which goes on beyond both ends, and the steps on it. */
const arcs = [
  {
    className: 'wide-only',
    viewBox: '0 0 700 440',
    line: 'M-87.6 677A660 660 0 0 1 959.9 166',
    places: [
      [-26.2, 421.1],
      [91.3, 247.8],
      [257.1, 120],
      [454.6, 50.5],
      [663.9, 46.4],
    ],
    fontSize: 17,
  },
  {
    className: 'narrow-only',
    viewBox: '0 0 350 360',
    line: 'M49.5 499A310 310 0 0 1 473 75.5',
    places: [
      [8.2, 333.2],
      [30.6, 227.9],
      [87.6, 136.6],
      [172.5, 70.3],
      [274.9, 37],
    ],
    fontSize: 16,
  },
] as const;

/** The steps of a project on a curve that comes from outside and goes on; the last one is the dot. */
export function ProjectArcs() {
  const { drawing, steps } = projects;
  const curves = arcs.map(({ className, viewBox, line, places, fontSize }) => (
    <svg
      key={className}
      className={className}
      viewBox={viewBox}
      width="100%"
      overflow="visible"
      fontSize={fontSize}
      fontWeight="450"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={line} fill="none" stroke="currentColor" strokeOpacity=".42" />
      {/* Names stand inside the curve beside the rings, outside it over the dot: none meets its neighbour. */}
      {places.map(([x, y], index) =>
        index < places.length - 1 ? (
          <g key={x}>
            <circle cx={x} cy={y} r="5" fill="var(--ct-bg)" stroke="currentColor" strokeWidth="1.25" />
            <text x={x + 17} y={y + 5 + fontSize}>
              {steps[index]}
            </text>
          </g>
        ) : (
          <g key={x}>
            <circle cx={x} cy={y} r="6" fill="var(--ct-accent)" />
            <text x={x} y={y - 6 - fontSize * 0.8} textAnchor="middle" fontWeight="600">
              {steps[index]}
            </text>
          </g>
        ),
      )}
    </svg>
  ));
  return (
    <div role="img" aria-label={drawing}>
      {curves}
    </div>
  );
}
