import type { ReactNode } from 'react';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { Scene, type SceneFrame } from './Scene.tsx';

const SCREEN = 'M30 8h60a8 8 0 0 1 8 8v118a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z';
const Top = () => (
  <>
    <path d={SCREEN} fill="var(--ct-white)" />
    <path d="M22 40V16a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v24z" fill="currentColor" />
    <path d="M32 25h28" stroke="var(--ct-white)" strokeWidth="3" />
  </>
);
const Mark = ({ y }: { readonly y: number }) => (
  <circle cx="84" cy={y} r="3.5" fill="var(--ct-accent)" stroke="none" />
);

/** The screen at each stage, in a box of 120 by 150: it stays in its place and gets whole. */
const stages: readonly ReactNode[] = [
  <>
    <path d="M18 14h54v26H42l-8 8v-8H18zM48 60h54v26h-8v8l-8-8H48z" />
    <path d="M22 104h50v24H40l-7 8v-8H22z" strokeOpacity=".45" />
    <path strokeOpacity=".45" d="M28 24h34M28 31h20M58 70h24M58 77h16M32 114h28" />
    <circle cx="92" cy="73.5" r="4.5" fill="var(--ct-accent)" stroke="none" />
  </>,
  <>
    <path
      strokeOpacity=".4"
      d="M14 33l20-2 1 60-20 2zM19 46l11-1M19 58l7-1M86 61l20 2-2 60-20-2zM91 80c4-12 7 8 10-4M90 100l10 1"
    />
    <path d="M41 36l39 2-1 79-40-2zM48 52l25 1M47 67l26-1M48 82l25 1M47 97l16-1" />
    <circle cx="70" cy="96.5" r="4.5" fill="var(--ct-accent)" stroke="none" />
  </>,
  <>
    <path strokeDasharray="4 4" d={`${SCREEN}M22 40h76`} />
    <path strokeDasharray="4 4" d="M32 52h56v12H32zM32 74h56v12H32zM32 96h56v12H32z" strokeOpacity=".6" />
    <circle cx="60" cy="127" r="4.5" fill="var(--ct-accent)" stroke="none" />
  </>,
  <>
    <Top />
    <path strokeOpacity=".3" d="M32 62h56M32 84h56M32 106h56" />
    <path strokeWidth="3" d="M32 53h30M32 75h36M32 97h26" />
    <Mark y={53} />
    <Mark y={75} />
  </>,
  <>
    <Top />
    <path fill="var(--ct-wash)" stroke="var(--ct-accent)" d="M16 46h88v22H16z" />
    <path strokeOpacity=".3" d="M32 90h56M32 112h56" />
    <path strokeWidth="3" d="M26 57h38M32 82h30M32 104h36" />
    <Mark y={57} />
    <Mark y={82} />
    <Mark y={104} />
  </>,
];

/** A custom project: a timetable's screen at its five stages. What one step does to it is drawn on the projects' page. */
export function TimetableScene({
  stages: names,
  ...frame
}: SceneFrame & { readonly stages: readonly string[] }) {
  return (
    <Scene {...frame}>
      <ol className="timetable-scene">
        {names.map((name, index) => (
          <li key={name}>
            <Drawing box="0 0 120 150" width="100%" height="100%" color="#111827" strokeWidth="1.4">
              {stages[index]}
            </Drawing>
            <p>
              <b className="title-line">{index + 1}</b>
              {name}
            </p>
          </li>
        ))}
      </ol>
    </Scene>
  );
}
