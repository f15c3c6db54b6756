import { Drawing } from '#components/drawing/Drawing.tsx';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { about, aboutNumbers, products } from '#content/pages/about.ts';
import { milestones } from '#content/pages/timeline.ts';

/** The figures in large type. The lines behind a figure are a chart: each stands for a fixed amount. */
export function Numbers() {
  const items = aboutNumbers.map(({ lines, ...figure }) => ({
    ...figure,
    mark: (
      <span className="numbers__fan" aria-hidden="true">
        {lines > 100 ? (
          <DrawingFile name={`linhas-${lines}`} width={600} height={200} />
        ) : (
          <Fan lines={lines} />
        )}
      </span>
    ),
  }));
  return (
    <Section className="numbers" id="numeros" title={about.numbersTitle} quiet>
      <Figures layout="rows" items={items} basis={[...aboutNumbers, ...about.mission.figures]} />
    </Section>
  );
}

/** Where the five columns begin in the drawing's 1280 units. */
const COLUMN = (1280 + 24) / 5;

/** From what the products hang: a parabola that leaves the window at both sides, and a line down to the head of each column. */
export function ProductOrbit() {
  const rings = products.map((_, index) => {
    const x = Math.round(index * COLUMN);
    const t = (x + 430) / 2580;
    return { x, y: Math.round(167.5 - 630 * t * (1 - t)) };
  });
  return (
    <Drawing className="desk-only" box="0 0 1280 92" width="100%" stroke="#111827" overflow="visible">
      <path d="M-430 167.5Q860 -147.5 2150 167.5" strokeOpacity=".42" vectorEffect="non-scaling-stroke" />
      <path
        d={rings.map(({ x, y }) => `M${x + 0.5} ${y}V92`).join('')}
        strokeOpacity=".24"
        vectorEffect="non-scaling-stroke"
      />
      {rings.map(({ x, y }) => (
        <circle key={x} cx={x + 0.5} cy={y} r="7" fill="#fff" strokeWidth="1.5" />
      ))}
    </Drawing>
  );
}

/** The orbit of the years in the drawing's units, and its places in degrees, clockwise from the right. */
const orbit = { x: 440, y: 500, r: 430, from: 190, step: 12.5 } as const;

/** A place on a circle around the orbit's middle. */
function place(index: number, r: number): { readonly x: number; readonly y: number } {
  const angle = ((orbit.from + index * orbit.step) * Math.PI) / 180;
  return { x: Math.round(orbit.x + r * Math.cos(angle)), y: Math.round(orbit.y + r * Math.sin(angle)) };
}

/** The years go on to an open place. */
export function OpenPlace() {
  const { drawing, next } = about.closing;
  const last = place(milestones.length, orbit.r);
  return (
    <svg
      width="100%"
      viewBox="0 0 520 440"
      fill="none"
      fontSize="22"
      overflow="visible"
      role="img"
      aria-label={drawing}
      data-drawing
    >
      <linearGradient id="orbita" gradientUnits="userSpaceOnUse" x1="0" y1="440" x2="0" y2="300">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".34" />
      </linearGradient>
      <circle cx={orbit.x} cy={orbit.y} r={orbit.r} stroke="url(#orbita)" />
      {milestones.map(({ year }, index) => {
        const dot = place(index, orbit.r);
        const words = place(index, orbit.r - 42);
        return (
          <g key={year} fill="#fff">
            <circle cx={dot.x} cy={dot.y} r="4.5" />
            <text x={words.x} y={words.y + 6} textAnchor="middle" fillOpacity=".72">
              {year}
            </text>
          </g>
        );
      })}
      <circle cx={last.x} cy={last.y} r="23" fill="#000" stroke="#c084fc" strokeWidth="2" />
      <text x="520" y={last.y - 42} textAnchor="end" fill="#fff" fontWeight="600">
        {next}
      </text>
    </svg>
  );
}

/** As many strokes as `lines`, which leave from the figure's height and end in one point. */
function Fan({ lines }: { readonly lines: number }) {
  const paths = Array.from({ length: lines }, (_, index) => {
    const y = (200 * index) / (lines - 1);
    return `M0 ${y.toFixed(1)}C287 ${y.toFixed(1)} 378 ${Math.round(65 + y * 0.35)} 600 100`;
  });
  return (
    <Drawing box="0 0 600 200" preserveAspectRatio="none" strokeOpacity=".5">
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}
