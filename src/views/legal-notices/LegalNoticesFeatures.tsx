import { features } from '#content/legal-notices.ts';
import './LegalNoticesFeatures.css';

/** Twelve features as an official index. */
export function LegalNoticesFeatures() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {features.title}
        </h2>
        <ul className="notices-features">
          {features.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="type-small">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
