import { round } from '#components/drawing/round.ts';

const brightest = 0.82;
const faintest = 0.14;

// The turn of the narrow queue: how far straight on, and how wide round.
const straight = 150;
const radius = 124;

/** The queue on a wide screen: it comes from beyond the right edge, sinks to the baseline and ends at the dot. */
const wideRings = Array.from({ length: 36 }, (_, index) => {
  // The steps shorten towards the dot, as if the queue came nearer.
  const x = 38.5 * ((1.026 ** (index + 1) - 1) / 0.026);
  return ring(x, -0.0041 * x ** 1.6, index / 26);
});

/** The queue on a phone: along the second line, round the end of the first, and back above the headline. */
const narrowRings = Array.from({ length: 34 }, (_, index) => {
  const walked = 42 * (index + 1);
  return ring(...turningPoint(walked), index / 30);
});

/** Where one is after so much of the way: straight on, half a circle up, straight back. */
function turningPoint(walked: number): readonly [x: number, y: number] {
  if (walked < straight) return [walked, 0];
  const turn = (walked - straight) / radius;
  if (turn < Math.PI) return [straight + radius * Math.sin(turn), radius * (Math.cos(turn) - 1)];
  return [straight - (walked - straight - Math.PI * radius), -2 * radius];
}

/** One ring of the queue: its centre, in hundredths of the headline's font size from the dot, and its opacity. */
function ring(x: number, y: number, share: number) {
  const opacity = Math.max(faintest, brightest - (brightest - faintest) * share);
  return { x: round(x), y: round(y), opacity: Math.round(opacity * 100) / 100 };
}

/** The people who wait: rings in line behind a headline's dot, which is the drawing's origin. Decorative. */
export function Rings() {
  return Object.entries({ 'wide-only': wideRings, 'narrow-only': narrowRings }).map(([className, rings]) => (
    <svg
      key={className}
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
  ));
}
