import { Section } from '#components/sections/Section.tsx';
import { palette, swatch } from '#content/brand-page.ts';
import './Brand.css';

/** Those that are also grounds of sections. */
const GROUNDS: ReadonlyMap<string, string> = new Map([
  ['black', 'night'],
  ['paper', 'paper'],
]);
/** What dark words stand on. */
const LIGHT: ReadonlySet<string> = new Set(['purple-500', 'purple-400', 'purple-100', 'paper', 'white']);

/**
 * Ten colours that touch. `swatches.client.ts` makes each a button that copies the hexadecimal; without JavaScript
 * the values are text to select.
 */
export function Palette() {
  return (
    <Section
      id="cores"
      anchor="colors"
      bleed
      title={palette.title}
      lead={<span className="scripts-only">{palette.lead}</span>}
    >
      <ul className="swatches in-colour" data-swatches>
        {palette.swatches.map(({ name, hex, rgb, usage, token }) => (
          <li key={name} className={GROUNDS.get(token)} data-token={token}>
            <div className={LIGHT.has(token) ? 'swatch swatch--light' : 'swatch'} data-hex={hex}>
              <span className="marked scripts-only" aria-hidden="true">
                <svg
                  width="14"
                  height="14"
                  viewBox="0 0 14 14"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M4.5 4.5h8v8h-8zM9.5 4.5v-3h-8v8h3" />
                  <path d="m1.5 7.5 3.5 3.5 7.5-8" />
                </svg>
                <b>{swatch.copied}</b>
              </span>
              <span>
                <strong>{name}</strong>
                <span>
                  <span className="visually-hidden scripts-only">{`${swatch.copy} `}</span>
                  {hex}
                </span>
                <span>
                  <span className="visually-hidden">{`${swatch.rgb} `}</span>
                  {rgb}
                </span>
                <small>{usage}</small>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status" data-swatches-status />
    </Section>
  );
}
