import { palette, swatch } from '#content/brand-page.ts';
import './Palette.css';

/**
 * Ten colours that touch. `swatches.client.ts` makes each a button that copies the hexadecimal; without JavaScript
 * the values are text to select.
 */
export function Palette() {
  return (
    <section id="colors" aria-labelledby="cores">
      <div className="page-wrap swatches-heading">
        <h2 className="type-h2" id="cores">
          {palette.title}
        </h2>
        <p className="type-lead swatches-heading__hint">{palette.lead}</p>
      </div>
      <ul className="swatches in-colour" data-swatches>
        {palette.swatches.map(({ name, hex, rgb, usage, token }) => (
          <li key={name} className={`swatches__color swatches__color--${token}`}>
            <div className="swatch" data-hex={hex}>
              <span className="swatch__state" aria-hidden="true">
                <svg
                  viewBox="0 0 14 14"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path className="swatch__copy" d="M4.5 4.5h8v8h-8zM9.5 4.5v-3h-8v8h3" />
                  <path className="swatch__check" d="m1.5 7.5 3.5 3.5 7.5-8" />
                </svg>
                <span className="swatch__copied">{swatch.copied}</span>
              </span>
              <span className="swatch__words">
                <strong>{name}</strong>
                <span>
                  <span className="swatch__action visually-hidden">{`${swatch.copy} `}</span>
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
      <p className="swatches__status visually-hidden" role="status" data-swatches-status />
    </section>
  );
}
