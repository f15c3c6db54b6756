import { notFound } from '#content/interface.ts';

const orbits = [
  {
    className: 'desk-only',
    viewBox: '-400 -800 2000 1200',
    path: 'M281.9 -38.8A335 172 -16 1 1 360.4 8.6',
    inner: [
      [268, 137.6],
      [201, 103.2],
      [134, 68.8],
    ],
    middle: { cx: 585, cy: -166, transform: 'rotate(-16 585 -166)' },
    gap: { cx: 329.8, cy: -3.4, r: 9.5, strokeDasharray: '4 4' },
    way: 'M0 0C96 0 179.8 -55.4 318.8 -5.8',
    wayEnd: { stopColor: '#fff', stopOpacity: 0.5 },
    words: { fontSize: 10.5, dy: -6 },
    said: { startOffset: '22%', text: notFound.orbit.wide },
  },
  {
    className: 'below-desk',
    viewBox: '-500 -1000 1000 1200',
    path: 'M241.7 -352.9A262 176 -20 1 1 279.3 -410.1',
    inner: [
      [204.4, 137.3],
      [146.7, 98.6],
    ],
    middle: { cx: 40, cy: -425, transform: 'rotate(-20 40 -425)' },
    gap: { cx: 263.2, cy: -380.9, r: 14, strokeDasharray: '3 3' },
    way: 'M0 0C130 0 293.2 -230.9 267.2 -366.9',
    wayEnd: { stopColor: '#a855f7' },
    words: { fontSize: 19.5, dy: -11 },
    said: { startOffset: '55%', text: notFound.orbit.tall },
  },
] as const;

/** The orbit beside the headline at 1024 px and wider, and above it on narrow screens; the dot is the drawing's origin. */
export function Orbits() {
  return orbits.map((orbit) => <Orbit key={orbit.className} {...orbit} />);
}

function Orbit(orbit: (typeof orbits)[number]) {
  const { className, viewBox, path, inner, middle, gap, way, wayEnd, words, said } = orbit;
  const id = `not-found-${className}`;
  const line = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg className={className} viewBox={viewBox} fill="none" aria-hidden="true">
      <linearGradient id={`${id}-way`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="330" y2="-3">
        <stop offset="0" stopColor="#a855f7" />
        <stop offset="1" {...wayEnd} />
      </linearGradient>
      <g stroke="#fff">
        <path id={id} d={path} strokeOpacity=".72" {...line} />
        <g strokeOpacity=".18">
          {inner.map(([rx, ry]) => (
            <ellipse key={rx} {...middle} rx={rx} ry={ry} />
          ))}
        </g>
        <circle {...gap} strokeWidth="1.5" {...line} />
      </g>
      <path d={way} stroke={`url(#${id}-way)`} strokeWidth="1.25" {...line} />
      <text {...words} fontWeight="450" fill="#fff" fillOpacity=".72">
        <textPath href={`#${id}`} startOffset={said.startOffset}>
          {said.text}
        </textPath>
      </text>
    </svg>
  );
}
