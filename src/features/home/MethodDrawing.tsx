import { type Axis, circleAt, loop, structure, tangle } from './method.ts';

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

/** The whole methodology as one line from left to right; it begins beyond the window's edge. */
export function WideDrawing() {
  return (
    <svg className="method__wide" viewBox="0 0 1280 280" fill="none" stroke="currentColor" aria-hidden="true">
      <TangleLines {...wideTangle} axis="x" r={4} />
      <LoopLine {...wideLoop} axis="x" r={4} />
      <path d="M869 140H1260" className="method__main" />
      <g id="metade">
        <StructureLines {...wideStructure} axis="x" r={4} />
      </g>
      <use href="#metade" transform="matrix(1 0 0 -1 0 280)" />
      {[1068, 1140].map((cx) => (
        <circle key={cx} cx={cx} cy="140" r="4" />
      ))}
      <circle cx="1267" cy="140" r="13" className="method__dot" />
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

/** The part of the standing drawing that belongs to one step; a rule joins it to the next one. */
export function TallDrawing({ step }: { readonly step: number }) {
  return (
    <svg className="method__tall" viewBox="0 0 96 190" fill="none" stroke="currentColor" aria-hidden="true">
      {step === 0 ? <TangleLines {...tallTangle} axis="y" r={3} /> : null}
      {step === 1 ? <LoopLine {...tallLoop} axis="y" r={3} /> : null}
      {step === 2 ? (
        <>
          <path d="M48 0V176" className="method__main" />
          <g id="metade-em-pe">
            <StructureLines {...tallStructure} axis="y" r={3} />
          </g>
          <use href="#metade-em-pe" transform="matrix(-1 0 0 1 96 0)" />
          <circle cx="48" cy="92" r="3" />
          <circle cx="48" cy="116" r="3" />
          <circle cx="48" cy="180" r="10" className="method__dot" />
        </>
      ) : null}
    </svg>
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
      <g className="method__tangle">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {rings.map((ring) => (
        <circle key={ring.join()} {...circleAt(axis, ring)} r={r} />
      ))}
    </>
  );
}

function LoopLine({ line, arms, anchors, handles, axis, r }: ReturnType<typeof loop> & Drawn) {
  return (
    <>
      <path d={arms} className="method__thin" />
      <path d={line} className="method__main" />
      {anchors.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r} />
      ))}
      {handles.map((place) => (
        <circle key={place.join()} {...circleAt(axis, place)} r={r * 0.6} />
      ))}
    </>
  );
}

function StructureLines({ lines, nodes, axis, r }: ReturnType<typeof structure> & Drawn) {
  return (
    <>
      <g className="method__lanes">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="method__nodes">
        {nodes.map((node) => (
          <circle key={node.join()} {...circleAt(axis, node)} r={r} />
        ))}
      </g>
    </>
  );
}
