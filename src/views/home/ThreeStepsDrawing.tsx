import { type Axis, circleAt, loop, structure, tangle } from './three-steps.ts';

const line = { vectorEffect: 'non-scaling-stroke' } as const;
const ring = { ...line, fill: 'var(--ct-bg, #fff)', strokeWidth: 1.25 } as const;
const dot = { fill: 'var(--ct-accent, #9333ea)', stroke: 'none' } as const;

const WIDE = { axis: 'x', middle: 140 } as const;
const wideTangle = tangle({ ...WIDE, count: 12, from: -640, to: 434, spread: 134, bends: 7 });
const wideLoop = loop({ ...WIDE, from: 434, to: 869, half: 80, rise: 124, dip: 62 });
const wideStructure = structure({
  ...WIDE,
  from: 884,
  to: 1246,
  lanes: 3,
  gap: 40,
  sweep: 104,
  tips: [1068, 1140],
  lag: 18,
});

/** Size of the wide drawing's file: a third of it lies before the page's content. */
export const wideDrawing = { width: 1920, height: 280 } as const;

/**
 * The whole methodology as one line from left to right, in 1280 x 280 and what lies before that, beyond the window's
 * edge. An SVG file (`DrawingFile`), hence with colours of its own.
 */
export function WideDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`-640 0 ${wideDrawing.width} ${wideDrawing.height}`}
      fill="none"
      stroke="#111827"
      aria-hidden="true"
    >
      <TangleLines {...wideTangle} axis="x" r={4} />
      <LoopLine {...wideLoop} axis="x" r={4} main={1.5} />
      <path d="M869 140H1260" {...line} strokeWidth={1.5} />
      <StructureLines {...wideStructure} axis="x" r={4} />
      <g transform="matrix(1 0 0 -1 0 280)">
        <StructureLines {...wideStructure} axis="x" r={4} />
      </g>
      {[1068, 1140].map((cx) => (
        <circle key={cx} cx={cx} cy="140" r="4" {...ring} />
      ))}
      <circle cx="1267" cy="140" r="13" {...dot} />
    </svg>
  );
}

const TALL = { axis: 'y', middle: 48 } as const;
const tallTangle = tangle({ ...TALL, count: 8, from: -10, to: 190, spread: 45, bends: 4 });
const tallLoop = loop({ ...TALL, from: 0, to: 190, half: 27, rise: 40, dip: 16 });
const tallStructure = structure({
  ...TALL,
  from: 8,
  to: 164,
  lanes: 2,
  gap: 20,
  sweep: 52,
  tips: [92, 116],
  lag: 8,
});

/** Size of the standing drawing's file, and how much of its height a step has. */
export const tallDrawing = { width: 96, height: 622 } as const;
const TALL_STEP = 216;

/** The same from top to bottom, for a phone: each part stands beside the words of its step. */
export function TallDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${tallDrawing.width} ${tallDrawing.height}`}
      fill="none"
      stroke="#111827"
      aria-hidden="true"
    >
      {[0, 1, 2].map((step) => (
        <g key={step} transform={`translate(0 ${step * TALL_STEP})`}>
          <TallPart step={step} />
          {step < 2 ? <path d={`M48 190V${TALL_STEP}`} {...line} strokeWidth={2} /> : null}
        </g>
      ))}
    </svg>
  );
}

function TallPart({ step }: { readonly step: number }) {
  if (step === 0) return <TangleLines {...tallTangle} axis="y" r={3} />;
  if (step === 1) return <LoopLine {...tallLoop} axis="y" r={3} main={2} />;
  return (
    <>
      <path d="M48 0V176" {...line} strokeWidth={2} />
      <StructureLines {...tallStructure} axis="y" r={3} />
      <g transform="matrix(-1 0 0 1 96 0)">
        <StructureLines {...tallStructure} axis="y" r={3} />
      </g>
      <circle cx="48" cy="92" r="3" {...ring} />
      <circle cx="48" cy="116" r="3" {...ring} />
      <circle cx="48" cy="180" r="10" {...dot} />
    </>
  );
}

interface Drawn {
  readonly axis: Axis;
  /** Radius of its circles. */
  readonly r: number;
}

function TangleLines({ lines, rings, axis, r }: ReturnType<typeof tangle> & Drawn) {
  return (
    <>
      <g strokeOpacity=".32">
        {lines.map((d) => (
          <path key={d} d={d} {...line} />
        ))}
      </g>
      {rings.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r} {...ring} />
      ))}
    </>
  );
}

function LoopLine({
  line: curve,
  arms,
  anchors,
  handles,
  axis,
  r,
  main,
}: ReturnType<typeof loop> & Drawn & { /** Width of its line. */ readonly main: number }) {
  return (
    <>
      <path d={arms} {...line} strokeOpacity=".3" />
      <path d={curve} {...line} strokeWidth={main} />
      {anchors.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r} {...ring} />
      ))}
      {handles.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r * 0.6} {...ring} />
      ))}
    </>
  );
}

function StructureLines({ lines, nodes, axis, r }: ReturnType<typeof structure> & Drawn) {
  return (
    <>
      <g strokeOpacity=".4">
        {lines.map((d) => (
          <path key={d} d={d} {...line} />
        ))}
      </g>
      {nodes.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r} {...ring} />
      ))}
    </>
  );
}
