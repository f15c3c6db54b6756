import { ringsAhead } from '#content/waitlist.ts';
import './RingsAhead.css';

/**
 * The visitor's dot in the queue, and the rings in front of it. Decorative.
 * @param left the place is empty
 */
export function RingsAhead({ left = false }: { readonly left?: boolean }) {
  return (
    <div className="rings-ahead" aria-hidden="true">
      <svg width="100%" height="18" aria-hidden="true">
        <defs>
          <pattern id="waitlist-rings" x="0" width="44" height="18" patternUnits="userSpaceOnUse">
            <circle cx="9" cy="9" r="8" fill="none" stroke="#fff" strokeWidth="1.4" />
          </pattern>
        </defs>
        <rect x="44" width="100%" height="18" fill="url(#waitlist-rings)" />
        {left ? null : <circle cx="9" cy="9" r="9" />}
      </svg>
      {left ? null : <span>{ringsAhead.you}</span>}
    </div>
  );
}
