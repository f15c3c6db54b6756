import { RuledList } from '#components/sections/Lists.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { page } from '#content/waitlist.ts';
import type { DatedText } from '#shared/dated-text.ts';

/** Centres of the rings that wait, in pixels, from the end of the queue on; it goes on beyond the page's edge. */
const RINGS = Array.from({ length: 18 }, (_, index) => 172 + index * 40);
/** Where the visitor's dot begins, and how much nearer each section of the form brings it; the free place is at 136. */
const start = 9;
const step = 18;

/**
 * What the form leads to, on the night beside it: the newspaper's front page and the queue, and at the foot what happens next (R-WLP-26).
 * Below 1024 px the picture stands above the form and the steps below it.
 * @param newspaper its name as far as it is typed
 * @param blank what stands there until then
 * @param done how many of the queue's five steps are done
 * @param steps what happens after the form is sent, in order
 * @param size `small` where the form has notes beside it
 */
export function QueueCard({
  newspaper,
  blank,
  done,
  steps,
  size,
}: {
  readonly newspaper: string;
  readonly blank: string;
  readonly done: number;
  readonly steps: readonly { readonly title: string; readonly text: string | DatedText }[];
  readonly size: 'small' | 'large';
}) {
  return (
    <aside className="queue-card" aria-labelledby="depois">
      <div className="queue-card__picture night whole-row" data-drawing data-blank={blank} aria-hidden="true">
        <Newspaper isPicture paper={newspaper || blank} date={[page.card.issue]}>
          {/* Three columns of text, cut by the sheet's edge. */}
          <svg width="100%" height="60" aria-hidden="true">
            <pattern id="fila-linhas" width="1" height="7" patternUnits="userSpaceOnUse">
              <rect width="1" height="1" fill="#111827" fillOpacity=".24" />
            </pattern>
            {['0', '35%', '70%'].map((x) => (
              <rect key={x} x={x} y="13" width="30%" height="47" fill="url(#fila-linhas)" />
            ))}
          </svg>
        </Newspaper>
        <svg
          width="100%"
          height="52"
          overflow="visible"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d={`M${start} 12H126`} strokeOpacity=".28" />
          <circle cx="136" cy="12" r="8" strokeDasharray="3 3" strokeOpacity=".72" />
          <text x="128" y="44" fill="currentColor" fillOpacity=".72" stroke="none" fontSize="15">
            {page.card.place}
          </text>
          <linearGradient id="fila-longe" gradientUnits="userSpaceOnUse" x2="112%">
            <stop offset=".25" stopColor="currentColor" stopOpacity=".82" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <g stroke="url(#fila-longe)">
            {RINGS.map((x) => (
              <circle key={x} cx={x} cy="12" r="8" />
            ))}
          </g>
          <g
            className="queue-card__you"
            data-step={step}
            transform={`translate(${done * step})`}
            stroke="none"
          >
            <circle cx={start} cy="12" r="9" fill="#9333ea" />
            <text x={start - 9} y="44" fill="currentColor" fontSize="15">
              {page.card.you}
            </text>
          </g>
        </svg>
      </div>
      <div className="queue-card__next night whole-row">
        <h2 className="type-h3" id="depois">
          {page.card.nextTitle}
        </h2>
        <RuledList ordered columns={3} size={size} items={steps} />
      </div>
    </aside>
  );
}
