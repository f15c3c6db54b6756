import { narrowRings, type Ring, wideRings } from './rings.ts';

/** The people who wait: rings in line behind a headline's dot, which is the drawing's origin. Decorative. */
export function Rings() {
  return (
    <>
      <RingLine className="wide-only" rings={wideRings} />
      <RingLine className="narrow-only" rings={narrowRings} />
    </>
  );
}

function RingLine({ className, rings }: { readonly className: string; readonly rings: readonly Ring[] }) {
  return (
    <svg
      className={className}
      // As large as the dot, which is 0.19 em.
      width="100%"
      height="100%"
      viewBox="-9.5 -9.5 19 19"
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
