const STARTS = [12, 36, 60, 84, 108, 132, 156, 180, 204] as const;
/** The readers of the scenes: their lines are brighter and end in a ring. */
const READERS: readonly number[] = [12, 108, 204];

/** The sources' lines come in, meet in one decision, and leave as one version per reader. */
export function Hourglass() {
  return (
    <svg
      className="newsletter-process__hourglass"
      viewBox="0 0 1280 216"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {STARTS.map((y) => (
        <path key={y} d={`M0 ${y}C240 ${y} 380 108 640 108`} strokeOpacity=".34" />
      ))}
      {STARTS.map((y) => (
        <path
          key={y}
          d={`M640 108C900 108 1040 ${y} 1280 ${y}`}
          strokeOpacity={READERS.includes(y) ? 0.8 : 0.34}
          strokeWidth={READERS.includes(y) ? 1.5 : 1}
        />
      ))}
      {READERS.map((y) => (
        <circle key={y} cx="1272" cy={y} r="6" fill="#000" strokeWidth="1.5" />
      ))}
      <circle cx="640" cy="108" r="15" fill="#9333ea" stroke="none" />
    </svg>
  );
}

/** The first half, downwards. */
export function ConvergeTall() {
  return (
    <svg
      className="newsletter-process__half"
      viewBox="0 0 350 230"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[20, 72, 123, 175, 226, 278, 330].map((x) => (
        <path key={x} d={`M${x} 0C${x} 110 175 130 175 230`} strokeOpacity=".4" />
      ))}
    </svg>
  );
}

/** The second half, downwards. */
export function DivergeTall() {
  return (
    <svg
      className="newsletter-process__half"
      viewBox="0 -10 350 230"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[20, 97, 175, 252, 330].map((x, index) => (
        <path key={x} d={`M175 0C175 100 ${x} 110 ${x} 210`} strokeOpacity={index % 2 === 0 ? 0.8 : 0.34} />
      ))}
      {[20, 175, 330].map((x) => (
        <circle key={x} cx={x} cy="210" r="5.5" fill="#000" strokeWidth="1.4" />
      ))}
    </svg>
  );
}
