import { ringsAhead } from '#content/waitlist.ts';

const RINGS = Array.from({ length: 50 }, (_, index) => index + 1);

/**
 * The visitor's dot in the queue, and the rings in front of it, which go on beyond the page's edge. Decorative.
 * @param left the place is empty
 */
export function RingsAhead({ left = false }: { readonly left?: boolean }) {
  return (
    <div aria-hidden="true">
      <svg
        width="100%"
        height="26"
        overflow="visible"
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        {RINGS.map((ring) => (
          <circle
            key={ring}
            cx={9 + ring * 44}
            cy="9"
            r="8"
            strokeOpacity={Math.max(0.14, 0.82 - ring * 0.021).toFixed(2)}
          />
        ))}
        {left ? null : <circle cx="9" cy="9" r="9" fill="#9333ea" stroke="none" />}
      </svg>
      {left ? null : <span className="type-label">{ringsAhead.you}</span>}
    </div>
  );
}
