import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/brand-page.ts';
import { Mark } from '#features/artwork/Artwork.tsx';
import { ArchiveButton } from '#features/downloads/files/ArchiveButton.tsx';
import './Brand.css';

const { box, dot } = wordmark;

/** Guides of the letters that run in from the left edge and bend into the dot: heights as shares of the wordmark's. */
const guides = [
  { y: box.y, bend: 0.83, opacity: 0.5 },
  { y: box.y * 0.786, bend: 0.9, opacity: 0.5 },
  { y: box.y * 0.393, bend: 0.9, opacity: 0.32 },
];

/** The proposed names: where each line runs, and where its name stands on it. */
const wide: readonly Line[] = [
  { y: -1280, slope: 66, turn: 2290, x: 520 },
  { y: -1110, slope: 54, turn: 2370, x: 1900 },
  { y: -940, slope: 42, turn: 2450, x: 1010 },
  { y: -780, slope: 30, turn: 2530, x: 1540 },
];
const tall: readonly Line[] = [
  { y: -2450, slope: 0, turn: 2000, x: 420 },
  { y: -2130, slope: 0, turn: 2080, x: 1400 },
  { y: -1830, slope: 0, turn: 2160, x: 760 },
  { y: -1550, slope: 0, turn: 2240, x: 1620 },
];

/** The wordmark as wide as the page. The names that were proposed are lines; the one that was chosen ends in the dot. */
export function BrandHero() {
  return (
    <section className="brand-hero night">
      <div className="page-wrap">
        <h1 className="visually-hidden">{`${brand.wordmark}.`}</h1>
        <svg
          className="brand-hero__drawing"
          width="100%"
          overflow="visible"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          fill="none"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="rastro" gradientUnits="userSpaceOnUse" x1="-400" y1="0" x2={dot.cx} y2="0">
              <stop offset="0" stopColor="#fff" stopOpacity=".5" />
              <stop offset=".7" stopColor="#fff" />
              <stop offset=".95" stopColor="#c084fc" />
              <stop offset="1" stopColor="#a855f7" />
            </linearGradient>
          </defs>
          <g stroke="url(#rastro)">
            {guides.map(({ y, bend, opacity }) => (
              <path
                key={y}
                vectorEffect="non-scaling-stroke"
                strokeOpacity={opacity}
                d={`M-1400 ${y}H${bend * dot.cx}C${0.96 * dot.cx} ${y} ${dot.cx} ${y * 0.75} ${dot.cx} ${dot.cy}`}
              />
            ))}
            <path vectorEffect="non-scaling-stroke" strokeOpacity=".5" d={`M-1400 0H${dot.cx}`} />
          </g>
          <Proposals lines={wide} fontSize={36} className="wide-only" />
          <Proposals lines={tall} fontSize={132} className="narrow-only" />
          <Mark kind="logo" letters="#fff" x={box.x} y={box.y} width={box.width} />
        </svg>
        <div className="brand-hero__bottom">
          <blockquote className="type-h3 whole-row">“{hero.quote}”</blockquote>
          <p className="type-body">{hero.lead}</p>
          <div className="actions">
            <ArchiveButton />
            <ButtonLink variant="line" href="#guidelines">
              {hero.rules}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

interface Line {
  readonly y: number;
  /** How much higher the line starts at the left than it is at its turn. */
  readonly slope: number;
  readonly turn: number;
  /** Where the name stands. */
  readonly x: number;
}

/** The controls of the run before the turn, as shares: where the line is at a place of x is found on them. */
function run({ y, slope, turn }: Line) {
  return { xs: [-1400, 500, 1580, turn], ys: [y - slope, y - slope * 0.6, y, y] } as const;
}

/** Height of a line at its name: the curve's point whose x is the name's, by halving. */
function nameHeight(line: Line): number {
  const { xs, ys } = run(line);
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (cubic(xs, middle) < line.x) low = middle;
    else high = middle;
  }
  return Math.round(cubic(ys, low));
}

function cubic([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const rest = 1 - t;
  return rest ** 3 * a + 3 * rest ** 2 * t * b + 3 * rest * t ** 2 * c + t ** 3 * d;
}

function Proposals({
  lines,
  fontSize,
  className,
}: {
  readonly lines: readonly Line[];
  /** Of the names, in the drawing's units. */
  readonly fontSize: number;
  readonly className: string;
}) {
  return (
    <g className={className} fontSize={fontSize}>
      {lines.map((line, index) => {
        const { xs, ys } = run(line);
        const end = `${3740 - index * 90} ${line.y * 0.45} ${dot.cx} ${dot.cy}`;
        return (
          <path
            key={line.y}
            stroke="url(#rastro)"
            vectorEffect="non-scaling-stroke"
            strokeOpacity={0.45 + index * 0.08}
            d={`M${xs[0]} ${ys[0]}C${xs[1]} ${ys[1]} ${xs[2]} ${ys[2]} ${xs[3]} ${ys[3]}S${end}`}
          />
        );
      })}
      {/* Names are written over their lines: the stroke in the ground's colour opens the gap. */}
      {lines.map((line, index) => (
        <text
          key={line.y}
          x={line.x}
          y={nameHeight(line)}
          textAnchor="middle"
          dominantBaseline="middle"
          fill="#fff"
          fillOpacity=".72"
          stroke="#000"
          strokeWidth="1em"
          strokeLinejoin="round"
          paintOrder="stroke"
          fontWeight="450"
          letterSpacing="0"
        >
          {hero.proposals[index]}
        </text>
      ))}
    </g>
  );
}
