import { Drawing } from '#components/drawing/Drawing.tsx';
import './Brand.css';
import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { examples, guidelines } from '#content/pages/brand-guidelines.ts';
import { palette } from '#content/pages/brand-page.ts';
import type { Guideline } from '#content/schema.ts';
import { Mark } from '#features/artwork/Artwork.tsx';
import { drawings, placeLogo } from './GuidelineDrawings.tsx';

/** Six rules of use, each drawn right and wrong with the artwork itself. */
export function Guidelines() {
  return (
    <Section id="regras" anchor="guidelines" ground="paper" title={guidelines.title}>
      <DrawnList columns={2} ordered plain items={guidelines.items.map(ruleItem)} />
    </Section>
  );
}

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

const ink = '#111827';
/** The wordmark in the middle of the sheet, in a box of 520 by 436. */
const { left, right, top, bottom, width, margin } = placeLogo(260, 200, 236);
/** Two of the ten swatches are the same colour. */
const colours = [...new Set(palette.swatches.map(({ hex }) => hex))];

/** A sheet of the print shop with the wordmark: cutting marks, free margin, colour bar, and the approval by hand. Decorative. */
export function PrintProof() {
  // The sheet's edges.
  const [l, t, r, b] = [50, 50, 470, 370];
  return (
    <svg className="in-colour" width="100%" viewBox="0 0 520 436" fill="none" aria-hidden="true">
      <path
        stroke="#fff"
        d={`M${l} 0V34M0 ${t}H34M${r} 0V34M520 ${t}H486M${l} 386v34M0 ${b}H34M${r} 386v34M520 ${b}H486`}
      />
      <g stroke="#fff">
        <circle cx="260" cy="20" r="9" />
        <circle cx="17" cy="210" r="9" />
        <circle cx="503" cy="210" r="9" />
        <path d="M244 20h32M260 4v32M1 210h32M17 194v32M487 210h32M503 194v32" />
      </g>
      <path fill="#fff" d={`M${l} ${t}H${r}V${b}H${l}z`} />
      <path
        stroke="#9333ea"
        d={`M${left - margin} ${t}V${b}M${right + margin} ${t}V${b}M${l} ${top - margin}H${r}M${l} ${bottom + margin}H${r}`}
      />
      <path
        stroke={ink}
        strokeOpacity=".2"
        d={`M${left} ${t}V${b}M${right} ${t}V${b}M${l} ${top}H${r}M${l} ${bottom}H${r}`}
      />
      <Mark kind="logo" x={left} y={top} width={width} letters={ink} />
      {/* Clear of the guides and of the sheet's edge. */}
      <g transform="translate(-38 40) scale(.86)">
        <path
          stroke={ink}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M392 312C378 306 366 316 366 329S378 350 390 345 404 322 392 312ZM418 300C416 318 414 334 413 350M440 318C431 326 423 331 415 333 424 337 433 343 442 350"
        />
        <path
          stroke="#9333ea"
          strokeWidth="3"
          strokeLinecap="round"
          d="M456 302C430 280 356 284 346 322S388 368 428 362 478 322 448 298"
        />
      </g>
      {colours.map((colour, index) => (
        <path
          key={colour}
          fill={colour}
          stroke="#fff"
          strokeOpacity=".4"
          d={`M${125 + index * 30} 404h30v30h-30z`}
        />
      ))}
    </svg>
  );
}
