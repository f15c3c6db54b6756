import type { ReactNode } from 'react';
import type { MethodStep } from '#content/schema.ts';

/** Complaints and wishes heard in the first step: x, y, radius and opacity of each ring. */
const RINGS: readonly (readonly [x: number, y: number, r: number, opacity: number])[] = [
  [30, 181.3, 6.8, 0.3],
  [160.9, 39.9, 8.2, 0.83],
  [391.4, 167.8, 11.5, 0.29],
  [228.3, 123.1, 9.2, 0.68],
  [121.8, 275.2, 11.7, 0.55],
  [89.1, 157.9, 7.3, 0.36],
  [277, 315, 12.2, 0.65],
  [159.3, 304.3, 5.2, 0.58],
  [34.9, 92, 7.1, 0.64],
  [70.7, 238.9, 11.6, 0.27],
  [432.8, 136.8, 9.1, 0.77],
  [408.6, 30.6, 11.3, 0.71],
  [331.3, 308.4, 5.4, 0.38],
  [428.2, 281.6, 10.7, 0.71],
  [288.5, 32.4, 4.9, 0.68],
  [429.5, 217.5, 11.6, 0.48],
  [315.3, 203.3, 7.1, 0.55],
  [419.6, 375.3, 5.8, 0.3],
  [208.7, 309.6, 8.7, 0.72],
  [50.1, 42.3, 12.9, 0.57],
  [177.3, 217.9, 12.6, 0.78],
  [71.4, 368.8, 7.3, 0.79],
  [391.7, 251.4, 8.3, 0.65],
  [320.2, 125.4, 10.3, 0.75],
  [72.2, 304.9, 5.3, 0.77],
  [347.9, 84.8, 4.2, 0.45],
  [132.5, 117.3, 12.9, 0.66],
  [238.8, 243.2, 12.4, 0.72],
  [192.3, 93.5, 4.1, 0.26],
  [244.9, 348.5, 8.6, 0.25],
  [381.9, 317.5, 8.6, 0.61],
  [358.3, 30.6, 8.6, 0.54],
  [283.8, 373.6, 6.3, 0.37],
];

/** The rings that the second step links to the chosen one: x, y and the bend of each line. */
const PATHS: readonly (readonly [x: number, y: number, bendX: number, bendY: number])[] = [
  [238.8, 243.2, 217.1, 197.9],
  [315.3, 203.3, 307.3, 213.9],
  [320.2, 125.4, 257.8, 175],
  [208.7, 309.6, 254, 231.1],
  [132.5, 117.3, 163.9, 170.9],
  [159.3, 304.3, 229.3, 264.4],
  [331.3, 308.4, 263.3, 230.5],
  [391.7, 251.4, 345.5, 238],
  [89.1, 157.9, 142.2, 191.2],
  [160.9, 39.9, 230.1, 96.2],
  [429.5, 217.5, 312.4, 221],
  [283.8, 373.6, 291.6, 299.1],
];

/** The same screen, dashed as a prototype and solid as the product. */
const SCREEN =
  'M60 50H420V350H60zM60 98H420M180 98V350M204 126H396V226H204zM204 250h192M204 276h192M204 302h120M84 126h72M84 152h72M84 178h48';

const drawings: Readonly<Record<MethodStep['id'], ReactNode>> = {
  descoberta: (
    <>
      {RINGS.map(([x, y, r, opacity]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} strokeOpacity={opacity} />
      ))}
      <Chosen x={247.3} y={188.6} />
    </>
  ),
  ideacao: (
    <>
      {PATHS.map(([x, y, bendX, bendY]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}Q${bendX} ${bendY} 247.3 188.6`} strokeOpacity=".45" />
          <circle cx={x} cy={y} r="7" fill="var(--ct-bg)" />
        </g>
      ))}
      <Chosen x={247.3} y={188.6} />
    </>
  ),
  prototipagem: (
    <>
      <path d={SCREEN} strokeDasharray="6 6" />
      <Chosen x={340} y={302} />
    </>
  ),
  desenvolvimento: (
    <>
      <path d={SCREEN} />
      <path
        d="M0 50H60M0 98H60M0 350H60M420 50h60M420 98h60M420 350h60M60 0v50M180 0v98M420 0v50M60 350v50M180 350v50M420 350v50"
        strokeOpacity=".4"
      />
      <Chosen x={340} y={302} />
    </>
  ),
  evolucao: (
    <>
      <path d="M150 125H330V275H150zM150 149H330M210 149V275M222 163H318V213H222zM222 225h96M222 238h96M222 251h60" />
      <path d="M240 24A176 176 0 1 1 88 112" strokeOpacity=".7" />
      <path d="M240 52A148 148 0 1 1 112 126" strokeOpacity=".34" />
      <Chosen x={240} y={24} />
    </>
  ),
};

/** What a person chose: the one dot of the drawing. */
function Chosen({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r="6.5" fill="var(--ct-accent)" stroke="none" />;
}

/** The drawing of a step; decorative, since the decision line under it says the same. */
export function FiveStepsDrawing({ id }: { readonly id: MethodStep['id'] }) {
  return (
    <svg
      className="span-5 five-steps__drawing"
      viewBox="0 0 480 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {drawings[id]}
    </svg>
  );
}
