import { narrowQueue, type QueueRing, wideQueue } from './queue.ts';
import './Queue.css';

/** The people who wait: rings in line behind a headline's dot, which is the drawing's origin. Decorative. */
export function Queue() {
  return (
    <>
      <Rings className="queue queue--wide" rings={wideQueue} />
      <Rings className="queue queue--narrow" rings={narrowQueue} />
    </>
  );
}

function Rings({ className, rings }: { readonly className: string; readonly rings: readonly QueueRing[] }) {
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
