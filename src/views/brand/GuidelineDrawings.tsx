import type { ReactNode } from 'react';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { example } from '#content/interface.ts';
import { examples, guidelines, ruleDrawings as words } from '#content/pages/brand-guidelines.ts';
import type { Guideline } from '#content/schema.ts';
import { BrandMark } from '#features/artwork/Artwork.tsx';
import { protectionMargin } from '#features/artwork/drawing.ts';

const ink = '#111827';
const purple = '#9333ea';
/** What is written in a drawing. */
const said = { fill: ink, fillOpacity: 0.72 } as const;

/** The edges of a wordmark of a width with its middle at a place, and the free margin around it. */
export function placeLogo(x: number, y: number, width: number) {
  const scale = width / wordmark.box.width;
  const height = wordmark.box.height * scale;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return { left, right, top, bottom, width, height, scale, margin: protectionMargin * scale };
}

/** In the middle of a drawing of 300 x 200; a phone shows its middle square. */
const { left, right, top, bottom, width, height, scale, margin } = placeLogo(150, 100, 108);
const edges = `M${left} 0V200M${right} 0V200M0 ${top}H300M0 ${bottom}H300`;

type Look = { readonly middle?: number; readonly letters?: string | undefined; readonly dot?: string };

function Logo({ middle = 100, letters = ink, dot = purple }: Look) {
  return <BrandMark kind="logo" x={left} y={middle - height / 2} width={width} letters={letters} dot={dot} />;
}

/** The wordmark with its measure, in the screen's pixels, so that a width that it names is that width. */
function RealSize({ width, y, lines }: { width: number; y: number; lines: readonly string[] }) {
  const half = width / 2;
  return (
    <svg x="50%" y="50%" overflow="visible" fontSize="13.5" aria-hidden="true">
      <BrandMark kind="logo" x={-half} y={y} width={width} letters={ink} />
      <path stroke={ink} strokeWidth="1.25" d={`M-${half} 12H${half}M-${half} 7v10M${half} 7v10`} />
      {lines.map((line, index) => (
        <text {...said} key={line} y={38 + 20 * index} textAnchor="middle">
          {line}
        </text>
      ))}
    </svg>
  );
}

/** The wordmark on a ground of one colour. */
const onGround = (ground: string, letters?: string) => (
  <>
    <path fill={ground} d="M0 0h300v200H0z" />
    <Logo letters={letters} />
  </>
);

const shadow = 'rgb(17 24 39 / 0.22)';
const outlined = (
  <>
    <use href="#marca-logo" />
    <circle {...wordmark.dot} />
  </>
);

/** The right and the wrong example of each rule, in a box of 300 x 200; those of the minimum size in pixels. */
const drawings: Readonly<Record<Guideline['id'], Readonly<Record<'right' | 'wrong', ReactNode>>>> = {
  protection: {
    right: (
      <>
        <path
          stroke={purple}
          d={`M${left - margin} 0V200M${right + margin} 0V200M0 ${top - margin}H300M0 ${bottom + margin}H300`}
        />
        <path stroke={ink} strokeOpacity=".24" d={edges} />
        <Logo />
        <path
          stroke={ink}
          strokeWidth="1.25"
          d={`M150 ${top - margin}V${top}M146 ${top - margin}h8M146 ${top}h8`}
        />
        <text {...said} x="160" y={top - margin / 2 + 5}>
          1,5 × c
        </text>
      </>
    ),
    wrong: (
      <>
        <path stroke={ink} strokeOpacity=".5" d="M0 84H300" />
        <text x={left} y="76" fill={ink} fontWeight="650">
          {words.newspaper}
        </text>
        <text className="example" x={left} y="32">
          {example.word}
        </text>
        <Logo />
        <rect x="196" y={bottom - 8} width="54" height="54" fill={ink} fillOpacity=".14" />
        <text {...said} x={left + 2} y={bottom + 15}>
          {words.sponsor}
        </text>
      </>
    ),
  },
  minimum: {
    right: <RealSize width={120} y={-30} lines={[words.onScreen, words.onPaper]} />,
    wrong: <RealSize width={44} y={-16} lines={[words.tooSmall]} />,
  },
  color: {
    right: (
      <>
        <path fill="#000" d="M0 0h300v100H0z" />
        <Logo middle={50} letters="#fff" />
        <Logo middle={150} />
      </>
    ),
    wrong: (
      <>
        <path fill="#f3e8ff" d="M0 0h300v100H0z" />
        <Logo middle={50} letters={purple} dot={ink} />
        <Logo middle={150} letters="#c084fc" dot="#c084fc" />
      </>
    ),
  },
  distortion: {
    right: (
      <>
        <path stroke={ink} strokeOpacity=".16" d={edges} />
        <Logo />
      </>
    ),
    wrong: (
      <>
        <g transform={`translate(${150 - width * 0.68} 56)scale(1.36 .62)translate(${-left} ${-top})`}>
          <Logo />
        </g>
        <g transform={`translate(${left + 14} 116)skewX(-20)scale(.92 1.5)translate(${-left} ${-top})`}>
          <Logo />
        </g>
      </>
    ),
  },
  contrast: {
    right: onGround('#000', '#fff'),
    wrong: onGround('#7e22ce'),
  },
  effects: {
    right: <Logo />,
    wrong: (
      <>
        {[4, 2].map((offset) => (
          <g key={offset} transform={`translate(${offset} ${offset})`}>
            <Logo middle={62} letters={shadow} dot={shadow} />
          </g>
        ))}
        <Logo middle={62} />
        <g transform={`translate(${left} ${138 - height / 2})scale(${scale})translate(0 ${-wordmark.box.y})`}>
          <g stroke={ink} strokeWidth="80" strokeLinejoin="round">
            {outlined}
          </g>
          <g fill="#fff">{outlined}</g>
        </g>
      </>
    ),
  },
};

/** Six rules of use, each drawn right and wrong with the artwork itself. */
export const rules = guidelines.items.map(ruleItem);

function ruleItem({ id, title, text, specs, path, dot, ...captions }: Guideline) {
  const pair = (['right', 'wrong'] as const).map((verdict) => (
    <figure key={verdict}>
      <svg
        className="in-colour"
        // Without a box the drawing's units are pixels, whatever its width.
        viewBox={id === 'minimum' ? undefined : '0 0 300 200'}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        fontSize="15"
        fontWeight="500"
        letterSpacing="0"
        aria-hidden="true"
      >
        {drawings[id][verdict]}
      </svg>
      <figcaption className="type-label marked">
        {verdict === 'right' ? <Dot /> : <Cross />}
        <span>
          <b className="title-line type-ink">{examples[verdict]}</b>
          {` ${captions[verdict]}`}
        </span>
      </figcaption>
    </figure>
  ));
  return {
    title: (
      <span className="marked">
        <LineIcon path={path} dot={dot} on />
        {title}
      </span>
    ),
    text,
    extra: (
      <p className="type-small">
        <strong>{specs}</strong>
      </p>
    ),
    picture: <div className="brand-pair">{pair}</div>,
  };
}

function Cross() {
  return (
    <Drawing box="0 0 12 12" width="10" height="10" strokeWidth="1.75">
      <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" />
    </Drawing>
  );
}
