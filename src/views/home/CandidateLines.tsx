import type { CandidateHeadline } from '#content/home.ts';
import { example } from '#content/interface.ts';
import { type BundleShape, candidateLines } from './candidate-lines.ts';
import '#components/ui/Example.css';
import './CandidateLines.css';

/**
 * Candidate headlines running along lines that end in the title's dot. A drawing for the eye only.
 * `HeadlineDot` anchors it to the dot.
 */
export function CandidateLines({
  id,
  shape,
  headlines,
  viewBox,
  ring,
  below,
}: {
  /** Also the drawing's class modifier. */
  readonly id: 'wide' | 'tall';
  readonly shape: BundleShape;
  readonly headlines: readonly CandidateHeadline[];
  readonly viewBox: string;
  /** The mark before each headline: its radius, and how far it is from the words. */
  readonly ring: { readonly r: number; readonly gap: number };
  /** Where the word 'exemplo' stands, below the lines. */
  readonly below: { readonly x: number; readonly y: number };
}) {
  const lines = candidateLines(shape, headlines.length).map((line, index) => ({
    ...line,
    headline: headlines[index] ?? { text: '', at: 0 },
  }));
  const [from, to] = [shape.startX, shape.turnX[0]];
  return (
    <svg
      className={`candidate-lines candidate-lines--${id}`}
      viewBox={viewBox}
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id={`t-${id}`} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
        <stop offset=".4" stopColor="#fff" stopOpacity=".14" />
        <stop offset=".74" stopColor="#fff" stopOpacity=".38" />
        <stop offset=".9" stopColor="#c084fc" stopOpacity=".72" />
        <stop offset="1" stopColor="#a855f7" stopOpacity=".9" />
      </linearGradient>
      <linearGradient id={`c-${id}`} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
        <stop stopColor="#fff" stopOpacity=".2" />
        <stop offset=".6" stopColor="#fff" stopOpacity=".9" />
        <stop offset="1" stopColor="#a855f7" />
      </linearGradient>
      {lines.map(({ d, headline }, index) => (
        <path
          key={d}
          id={`${id}-${index}`}
          d={d}
          stroke={`url(#${headline.chosen ? 'c' : 't'}-${id})`}
          className={headline.chosen ? 'candidate-lines__chosen' : undefined}
        />
      ))}
      {/* The words cut their line by a black edge, drawn under all of them, whatever their width in whatever font. */}
      <g className="candidate-lines__edge">
        <g id={`w-${id}`}>
          {lines.map(({ at, headline }, index) => (
            <text
              key={headline.text}
              dy=".34em"
              {...(headline.chosen ? { fill: '#fff', fontWeight: 600 } : {})}
            >
              <textPath href={`#${id}-${index}`} startOffset={at(-headline.at).way}>
                {headline.text}
              </textPath>
            </text>
          ))}
        </g>
      </g>
      {/* Around a tight curve a wide edge leaves holes (its own outline cancels itself); a narrower one fills them. */}
      <use href={`#w-${id}`} className="candidate-lines__edge candidate-lines__edge--near" />
      <use href={`#w-${id}`} className="candidate-lines__words" />
      <text className="example candidate-lines__example" {...below}>
        {example.word}
      </text>
      {lines.map(({ at, headline }) => (
        <circle
          key={headline.text}
          cx={-headline.at - ring.gap}
          cy={at(-headline.at - ring.gap).y}
          r={ring.r}
          className={
            headline.chosen ? 'candidate-lines__ring candidate-lines__ring--chosen' : 'candidate-lines__ring'
          }
        />
      ))}
    </svg>
  );
}
