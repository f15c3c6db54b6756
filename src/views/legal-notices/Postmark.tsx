import { example } from '#content/interface.ts';
import { postmark } from '#content/pages/legal-notices.ts';

/** The postmark in hundredths of the headline's em; the headline's dot is its origin, and a line leads from it to the circle. */
const CIRCLE = { x: 190, radius: 160 } as const;
/** Where the notices begin: one edge for all of them. */
const NOTICES = { x: 384, step: 44 } as const;

/** The postmark right of the headline's dot, and its seven bars, which are the day's notices. */
export function PostmarkWide() {
  return (
    <svg className="postmark wide-only" viewBox="0 -200 800 400" fill="none" aria-hidden="true">
      <g>
        {postmark.notices.map((notice, index) => {
          const y = (index - 3) * NOTICES.step;
          const start = Math.round(CIRCLE.x + Math.sqrt(CIRCLE.radius ** 2 - y ** 2));
          return (
            <g key={notice}>
              <path d={`M${start} ${y}H2000`} stroke="#fff" strokeOpacity=".26" />
              <text
                x={NOTICES.x}
                y={y + 3.8}
                fill="#fff"
                fillOpacity=".72"
                fontSize="12"
                fontWeight="450"
                stroke="#000"
                strokeWidth="12"
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {notice}
              </text>
            </g>
          );
        })}
      </g>
      <path d="M0 0H30M78 0H302" stroke="#c084fc" />
      <g transform={`translate(${CIRCLE.x})`}>
        <g stroke="#c084fc">
          <circle r={CIRCLE.radius} strokeWidth="1.6" />
          <circle r="153" strokeWidth=".8" />
          <circle r="112" />
        </g>
        <path id="postmark-ring" d="M0 126A126 126 0 1 1 .1 126" />
        <path id="postmark-foot" d="M-138 0A138 138 0 0 0 138 0" />
        <g fill="#c084fc" fontWeight="600" textAnchor="middle">
          {(['ring', 'foot'] as const).map((edge) => (
            <text fontSize="16" letterSpacing=".6" key={edge}>
              <textPath href={`#postmark-${edge}`} startOffset="50%">
                {postmark[edge]}
              </textPath>
            </text>
          ))}
          <text y="-18" fontSize="40" letterSpacing="-1">
            {postmark.day}
          </text>
          <text y="38" fontSize="26">
            {postmark.time}
          </text>
          <text y="76" fontSize="18" fontWeight="450">
            {example.word}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** The postmark alone: above the headline on a phone, and on the notice that ends the page. */
export function Stamp({
  id,
  colour,
  example: isExample = false,
}: {
  readonly id: string;
  readonly colour: string;
  /** Says that it is an example where nothing around it does. */
  readonly example?: boolean;
}) {
  return (
    <svg
      className={isExample ? 'stamp narrow-only spacious-only' : 'stamp'}
      color={colour}
      viewBox="-150 -150 300 300"
      fill="none"
      aria-hidden="true"
    >
      {/* The other is turned a little, as a hand stamps it. */}
      <g transform={isExample ? undefined : 'rotate(-11)'}>
        {isExample ? (
          <>
            <path id={`${id}-foot`} d="M-104 0A104 104 0 0 0 104 0" />
            <text className="example" textAnchor="middle">
              <textPath href={`#${id}-foot`} startOffset="50%">
                {example.word}
              </textPath>
            </text>
          </>
        ) : null}
        <g stroke="currentColor">
          <circle r="120" strokeWidth="2.5" />
          <circle r="112" strokeWidth="1.2" />
          <circle r="76" strokeWidth="1.6" />
          <path d="M-76 0H76" strokeWidth="1.6" />
        </g>
        <path id={`${id}-ring`} d="M0 88A88 88 0 1 1 .1 88" />
        <g fill="currentColor" fontWeight="600">
          <text fontSize="25" letterSpacing="1">
            <textPath href={`#${id}-ring`} startOffset="50%" textAnchor="middle">
              {postmark.smallRing}
            </textPath>
          </text>
          <text y="-14" fontSize="30" textAnchor="middle" letterSpacing="-.5">
            {postmark.day}
          </text>
          <text y="36" fontSize="26" textAnchor="middle">
            {postmark.smallTime}
          </text>
        </g>
      </g>
    </svg>
  );
}
