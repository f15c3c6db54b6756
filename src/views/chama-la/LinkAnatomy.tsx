import { chamaLa } from '#content/chama-la.ts';
import './LinkAnatomy.css';

const { features } = chamaLa;
const { host, digits, text } = features.link;

/**
 * The features, explained on a link that the product made: a line leads from each part of it to what that
 * part does, and one through all three to the code, which holds them.
 */
export function LinkAnatomy() {
  return (
    <section className="section night" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {features.title}
        </h2>
        <div className="link-anatomy" role="img" aria-label={features.linkLabel}>
          <div className="link-anatomy__link" aria-hidden="true">
            <span>{host}</span>
            <span>{digits}</span>
            <span className="link-anatomy__message">{text}</span>
          </div>
          <svg
            className="link-anatomy__lines"
            viewBox="0 0 1280 96"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <g stroke="#fff" strokeOpacity=".44">
              <path d="M67 0C67 60 0 40 0 96" vectorEffect="non-scaling-stroke" />
              <path d="M320 0C320 0 320 96 320 96" vectorEffect="non-scaling-stroke" />
            </g>
            <path d="M880 0C880 70 640 30 640 96" stroke="#a855f7" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
        <ul className="link-anatomy__parts">
          {features.items.map((item) => (
            <li key={item.title}>
              <p className="type-label link-anatomy__part">{item.part}</p>
              <h3 className="type-h4">{item.title}</h3>
              <p className="type-body link-anatomy__detail">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
