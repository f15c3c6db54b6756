import type { ReactNode } from 'react';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { ruleDrawings } from '#content/brand-guidelines.ts';
import { example } from '#content/interface.ts';
import type { Guideline } from '#content/schema.ts';
import { Mark } from '#features/artwork/Artwork.tsx';
import { protectionMargin } from '#features/artwork/drawing.ts';

const ink = '#111827';
const purple = '#9333ea';

/** What is written in a drawing, and what shouts beside the wordmark. */
const words = { fill: ink, fillOpacity: 0.72 } as const;
const loud = { fill: ink, fontWeight: 650 } as const;

/** The wordmark in the middle of a drawing of 300 x 200; a phone shows its middle square. */
const width = 126;
const scale = width / wordmark.box.width;
const height = wordmark.box.height * scale;
const left = 150 - width / 2;
const right = 150 + width / 2;
const top = 100 - height / 2;
const bottom = 100 + height / 2;
const margin = protectionMargin * scale;

function Logo({ y = top, letters = ink, dot = purple }: { y?: number; letters?: string; dot?: string }) {
  return <Mark kind="logo" x={left} y={y} width={width} letters={letters} dot={dot} />;
}

function ProtectionRight() {
  return (
    <>
      <path
        stroke={purple}
        d={`M${left - margin} 0V200M${right + margin} 0V200M0 ${top - margin}H300M0 ${bottom + margin}H300`}
      />
      <path
        stroke={ink}
        strokeOpacity=".24"
        d={`M${left} 0V200M${right} 0V200M0 ${top}H300M0 ${bottom}H300`}
      />
      <Logo />
      <path
        stroke={ink}
        strokeWidth="1.25"
        d={`M150 ${top - margin}V${top}M146 ${top - margin}h8M146 ${top}h8`}
      />
      <text {...words} x="160" y={top - margin / 2 + 5}>
        1,5 × c
      </text>
    </>
  );
}

function ProtectionWrong() {
  return (
    <>
      <path stroke={ink} strokeOpacity=".5" d="M0 84H300" />
      <text x={left} y="76" {...loud}>
        {ruleDrawings.newspaper}
      </text>
      <text className="example" x={left} y="32">
        {example.word}
      </text>
      <Logo />
      <rect x="196" y={bottom - 8} width="54" height="54" fill={ink} fillOpacity=".14" />
      <text {...words} x={left + 2} y={bottom + 15}>
        {ruleDrawings.sponsor}
      </text>
    </>
  );
}

/** A drawing whose units are the screen's pixels, so that a width that it names is that width. */
function RealSize({ children }: { readonly children: ReactNode }) {
  return (
    <svg x="50%" y="50%" overflow="visible" fontSize="13.5" aria-hidden="true">
      {children}
    </svg>
  );
}

function MinimumRight() {
  return (
    <RealSize>
      <Mark kind="logo" x={-60} y={-30} width={120} letters={ink} />
      <path stroke={ink} strokeWidth="1.25" d="M-60 12H60M-60 7v10M60 7v10" />
      <text {...words} y="38" textAnchor="middle">
        {ruleDrawings.onScreen}
      </text>
      <text {...words} y="58" textAnchor="middle">
        {ruleDrawings.onPaper}
      </text>
    </RealSize>
  );
}

function MinimumWrong() {
  return (
    <RealSize>
      <Mark kind="logo" x={-22} y={-16} width={44} letters={ink} />
      <path stroke={ink} strokeWidth="1.25" d="M-22 12H22M-22 7v10M22 7v10" />
      <text {...words} y="38" textAnchor="middle">
        {ruleDrawings.tooSmall}
      </text>
    </RealSize>
  );
}

function ColorRight() {
  return (
    <>
      <path fill="#000" d="M0 0h300v100H0z" />
      <Logo y={50 - height / 2} letters="#fff" />
      <Logo y={150 - height / 2} />
    </>
  );
}

function ColorWrong() {
  return (
    <>
      <path fill="#f3e8ff" d="M0 0h300v100H0z" />
      <Logo y={50 - height / 2} letters={purple} dot={ink} />
      <Logo y={150 - height / 2} letters="#c084fc" dot="#c084fc" />
    </>
  );
}

function DistortionRight() {
  return (
    <>
      <path
        stroke={ink}
        strokeOpacity=".16"
        d={`M${left} 0V200M${right} 0V200M0 ${top}H300M0 ${bottom}H300`}
      />
      <Logo />
    </>
  );
}

function DistortionWrong() {
  return (
    <>
      <g transform={`translate(${150 - width * 0.68} 56)scale(1.36 .62)translate(${-left} ${-top})`}>
        <Logo />
      </g>
      <g transform={`translate(${left + 14} 116)skewX(-20)scale(.92 1.5)translate(${-left} ${-top})`}>
        <Logo />
      </g>
    </>
  );
}

function ContrastRight() {
  return (
    <>
      <path fill="#000" d="M0 0h300v200H0z" />
      <Logo letters="#fff" />
      <text x={left} y={bottom + 24} fill="#fff">
        21:1
      </text>
    </>
  );
}

function ContrastWrong() {
  return (
    <>
      <path fill="#7e22ce" d="M0 0h300v200H0z" />
      <Logo />
      <text x={left} y={bottom + 24} fill="#fff">
        2.5:1
      </text>
    </>
  );
}

function EffectsWrong() {
  const shadow = 'rgb(17 24 39 / 0.22)';
  const place = (y: number) => `translate(${left} ${y})scale(${scale})translate(0 ${-wordmark.box.y})`;
  return (
    <>
      {[4, 2].map((offset) => (
        <g key={offset} transform={`translate(${offset} ${offset})`}>
          <Logo y={62 - height / 2} letters={shadow} dot={shadow} />
        </g>
      ))}
      <Logo y={62 - height / 2} />
      <g transform={place(138 - height / 2)}>
        <g stroke={ink} strokeWidth="80" strokeLinejoin="round">
          <use href="#marca-logo" />
          <circle {...wordmark.dot} />
        </g>
        <g fill="#fff">
          <use href="#marca-logo" />
          <circle {...wordmark.dot} />
        </g>
      </g>
    </>
  );
}

/** The right and the wrong example of each rule, in a box of 300 x 200; those of the minimum size in pixels. */
export const drawings: Readonly<
  Record<Guideline['id'], { readonly Right: () => ReactNode; readonly Wrong: () => ReactNode }>
> = {
  protection: { Right: ProtectionRight, Wrong: ProtectionWrong },
  minimum: { Right: MinimumRight, Wrong: MinimumWrong },
  color: { Right: ColorRight, Wrong: ColorWrong },
  distortion: { Right: DistortionRight, Wrong: DistortionWrong },
  contrast: { Right: ContrastRight, Wrong: ContrastWrong },
  effects: { Right: () => <Logo />, Wrong: EffectsWrong },
};
