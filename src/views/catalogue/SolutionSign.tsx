import type { ReactNode } from 'react';
import type { Solution } from '#content/schema.ts';
import { columnRules, windingLine } from './sign-geometry.ts';

const COLUMNS = columnRules();
const WINDING_LINE = windingLine();

/** The drawing of each solution: one line that ends in its dot. Box of 600 by 120. */
const signs: Readonly<Record<Solution['id'], ReactNode>> = {
  'newsletter-ai': (
    <>
      <Line d="M-400 60H190C260 60 240 14 310 14H584M190 60H584M190 60C260 60 240 106 310 106H584" />
      <circle cx="590" cy="14" r="4.5" fill="var(--ct-bg)" />
      <circle cx="590" cy="106" r="4.5" fill="var(--ct-bg)" />
      <Point x={590} y={60} />
    </>
  ),
  'portal-ai': (
    <>
      <path d={COLUMNS} strokeOpacity=".5" />
      <Line d="M0 12h100M124 12h224v40H124zM372 12h100M496 12h100M496 108h54" />
      <Point x={560} y={108} />
    </>
  ),
  'publicidade-legal': (
    <>
      <path d="M0 25H456M0 39H440M0 53H456M0 67H408M0 95H444M0 109H256" strokeOpacity=".5" />
      <Line d="M-400 11H424M-400 81H456M594 60A48 48 0 1 1 498 60A48 48 0 1 1 594 60" />
      <circle cx="546" cy="60" r="39" strokeDasharray="1.5 5" />
      <Point x={546} y={60} />
    </>
  ),
  'chama-la': (
    <>
      <path d="M356 38h186M356 58h96" strokeOpacity=".5" />
      <Line d="M-400 112H352L388 86H574a20 20 0 0 0 20-20V30a20 20 0 0 0-20-20H344a20 20 0 0 0-20 20V66a20 20 0 0 0 20 20H352V112" />
      <Point x={468} y={58} />
    </>
  ),
  'leia-la': (
    <>
      <Line d={WINDING_LINE} />
      <Point x={590} y={60} />
    </>
  ),
  projetos: (
    <>
      <Line d="M-70 163.7A900 900 0 0 1 514 15.8" />
      <g fill="var(--ct-bg)">
        <circle cx="40" cy="100.9" r="4.5" />
        <circle cx="150" cy="56.7" r="4.5" />
        <circle cx="260" cy="28.2" r="4.5" />
        <circle cx="370" cy="14" r="4.5" />
      </g>
      <Point x={520} y={16.5} />
    </>
  ),
};

function Line({ d }: { readonly d: string }) {
  return <path className="solution-sign__line" d={d} pathLength="1" />;
}

function Point({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle className="solution-sign__point" cx={x} cy={y} r="5" stroke="none" />;
}

/** The drawing over a card. Decorative. */
export function SolutionSign({ id }: { readonly id: Solution['id'] }) {
  return (
    <svg
      className="solution-sign"
      viewBox="0 0 600 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {signs[id]}
    </svg>
  );
}
