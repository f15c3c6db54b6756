import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/pages/brand-page.ts';
import { Mark } from '#features/artwork/Artwork.tsx';
import { ArchiveButton } from '#features/downloads/dialog/DownloadButton.tsx';
import './Brand.css';

const { box, dot } = wordmark;

/** Guides of the letters that run in from the left edge and bend into the dot: heights as shares of the wordmark's. */
const guides = [
  { y: box.y, bend: 0.83, opacity: 0.5 },
  { y: box.y * 0.786, bend: 0.9, opacity: 0.5 },
  { y: box.y * 0.393, bend: 0.9, opacity: 0.32 },
];

/**
 * The proposed names, on a wide and on a narrow screen: each line, which ends in the dot, and where its name stands on it;
 * `fontSize` is the names', in the drawing's units.
 */
const proposals = [
  {
    className: 'wide-only',
    fontSize: 36,
    lines: [
      { x: 520, y: -1311, d: 'M-1400 -1346C500 -1319.6 1580 -1280 2290 -1280S3740 -576 3269 -91' },
      { x: 1900, y: -1113, d: 'M-1400 -1164C500 -1142.4 1580 -1110 2370 -1110S3650 -499.5 3269 -91' },
      { x: 1010, y: -953, d: 'M-1400 -982C500 -965.2 1580 -940 2450 -940S3560 -423 3269 -91' },
      { x: 1540, y: -785, d: 'M-1400 -810C500 -798 1580 -780 2530 -780S3470 -351 3269 -91' },
    ],
  },
  {
    className: 'narrow-only',
    fontSize: 132,
    lines: [
      { x: 420, y: -2450, d: 'M-1400 -2450C500 -2450 1580 -2450 2000 -2450S3740 -1102.5 3269 -91' },
      { x: 1400, y: -2130, d: 'M-1400 -2130C500 -2130 1580 -2130 2080 -2130S3650 -958.5 3269 -91' },
      { x: 760, y: -1830, d: 'M-1400 -1830C500 -1830 1580 -1830 2160 -1830S3560 -823.5 3269 -91' },
      { x: 1620, y: -1550, d: 'M-1400 -1550C500 -1550 1580 -1550 2240 -1550S3470 -697.5 3269 -91' },
    ],
  },
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
          {proposals.map(({ className, fontSize, lines }) => (
            <g key={className} className={className} fontSize={fontSize}>
              {lines.map(({ d }, index) => (
                <path
                  key={d}
                  stroke="url(#rastro)"
                  vectorEffect="non-scaling-stroke"
                  strokeOpacity={0.45 + index * 0.08}
                  d={d}
                />
              ))}
              {/* Names are written over their lines: the stroke in the ground's colour opens the gap. */}
              {lines.map(({ x, y }, index) => (
                <text
                  key={y}
                  x={x}
                  y={y}
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
          ))}
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
