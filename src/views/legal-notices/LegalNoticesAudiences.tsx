import { audiences } from '#content/legal-notices.ts';
import './LegalNoticesAudiences.css';

/** Who uses it: four audiences, in one row. */
export function LegalNoticesAudiences() {
  return (
    <section className="section" aria-labelledby="publicos">
      <div className="page-wrap">
        <h2 className="type-h2" id="publicos">
          {audiences.title}
        </h2>
        <ul className="notices-audiences">
          {audiences.items.map((item) => (
            <li key={item.title}>
              <h3 className="type-h4">{item.title}</h3>
              <p className="type-body">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
