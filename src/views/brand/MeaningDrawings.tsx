import { doubleT } from '#components/drawing/brand-outlines.ts';
import { meaning } from '#content/pages/brand-page.ts';

const frame = { width: '100%', overflow: 'visible', letterSpacing: '0', fill: 'none' } as const;
/** The words below a drawing, in its own units. */
const label = { fill: '#111827', fillOpacity: 0.72, stroke: 'none', fontSize: 13, fontWeight: 500 };

/** Concentric orbits drawn as a c; each leaves its curve and ends in the same dot. */
const orbits = [150, 134, 118, 102, 86].map((radius) => {
  const startX = 160 + radius * Math.cos(-0.733);
  const startY = 160 + radius * Math.sin(-0.733);
  const foot = 160 + radius;
  const reach = 160 + radius * 0.48;
  return {
    radius,
    d: `M${startX.toFixed(1)} ${startY.toFixed(1)}A${radius} ${radius} 0 1 0 160 ${foot}C${reach} ${foot} 256 286 336 286`,
  };
});

/** The name: a c made of orbits, one of them written. */
function NameDrawing() {
  return (
    <svg {...frame} viewBox="9 -8 400 356" stroke="#111827" aria-hidden="true">
      {orbits.map(({ radius, d }, index) => (
        <path key={radius} d={d} strokeWidth={index === 0 ? 1.5 : 1} strokeOpacity={index === 0 ? 1 : 0.42} />
      ))}
      <path id="orbita-escrita" d="M46 190.5A118 118 0 0 1 250.4 84.2" stroke="none" />
      <circle cx="336" cy="286" r="7" fill="#9333ea" stroke="none" />
      {/* First the ground around the words, then the words: a letter's ground must not cover its neighbour. */}
      {([{ stroke: '#fff', strokeWidth: 7 }, { stroke: 'none' }] as const).map((ground) => (
        <text key={ground.stroke} dy="4.5" fontSize="12.5" fontWeight="500" fill="#111827" {...ground}>
          <textPath href="#orbita-escrita" startOffset="22">
            {meaning.name.onTheOrbit}
          </textPath>
        </text>
      ))}
    </svg>
  );
}

/** The dot: rings grow, and the last one is filled. */
function DotDrawing() {
  const [proposals, decision] = meaning.dot.labels;
  const rings = [
    { cx: 3, r: 2.3 },
    { cx: 10.8, r: 6.5 },
    { cx: 32.1, r: 17.5 },
    { cx: 89.2, r: 46.6 },
  ];
  return (
    <svg {...frame} viewBox="0 0 360 320" stroke="#111827" aria-hidden="true">
      <path d="M0 286H360" strokeOpacity=".34" />
      {rings.map(({ cx, r }) => (
        <circle key={r} cx={cx} cy={286 - r} r={r} strokeWidth="1.25" />
      ))}
      <circle cx="239" cy="165" r="121" fill="#9333ea" stroke="none" />
      <text y="310" {...label}>
        {proposals}
      </text>
      <text x="239" y="310" textAnchor="middle" {...label}>
        {decision}
      </text>
    </svg>
  );
}

/** The double t: the letters of the wordmark, one in outline, one filled, under one bar. */
function DoubleTDrawing() {
  const [technology, touch] = meaning.doubleT.labels;
  const scale = 270 / -doubleT.top;
  const left = 2;
  const step = doubleT.width * scale;
  return (
    <svg {...frame} viewBox="0 0 360 320" aria-hidden="true">
      <path d={`M0 286H360M0 ${286 + doubleT.bar * scale}H360`} stroke="#111827" strokeOpacity=".34" />
      {/* The stroke lies outside the letter: half of it is covered, also where two parts of the t overlap. What is left
          of it is 1.5 wide on each side, by which the letter is smaller. */}
      <g
        transform={`translate(${left + 1.5} 284.5)scale(${scale * (1 - 3 / step)} ${scale * (1 - 3 / 270)})`}
      >
        <path d={doubleT.letter} stroke="#111827" strokeWidth={3 / scale} />
        <path d={doubleT.letter} fill="#fff" />
      </g>
      <g transform={`translate(${left} 286)scale(${scale})`}>
        <path d={doubleT.letter} transform={`translate(${doubleT.width} 0)`} fill="#111827" />
      </g>
      <text x={left} y="310" {...label}>
        {technology}
      </text>
      <text x={left + step} y="310" {...label}>
        {touch}
      </text>
    </svg>
  );
}

/** What the name, the dot and the double t stand for, one drawing each. */
export const meaningItems = [
  { ...meaning.name, Drawing: NameDrawing },
  { ...meaning.dot, Drawing: DotDrawing },
  { ...meaning.doubleT, Drawing: DoubleTDrawing },
].map(({ title, text, drawing, Drawing }) => ({
  title,
  text,
  picture: (
    <div className="brand-meaning" role="img" aria-label={drawing}>
      <Drawing />
    </div>
  ),
}));
