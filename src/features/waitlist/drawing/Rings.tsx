import { narrowRings, type Ring, wideRings } from './rings.ts';

/** The people who wait: rings in line behind a headline's dot, which is the drawing's origin. Decorative. */
export function Rings() {
  return (
    <>
      <RingLine className="rings rings--wide" rings={wideRings} />
      <RingLine className="rings rings--narrow" rings={narrowRings} />
    </>
  );
}

function RingLine({ className, rings }: { readonly className: string; readonly rings: readonly Ring[] }) {
  return (
    <svg
      className={className}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="#fff"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {rings.map(({ x, y, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" strokeOpacity={opacity} />
      ))}
    </svg>
  );
}
