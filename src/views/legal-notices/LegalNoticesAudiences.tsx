import { audiences } from '#content/legal-notices.ts';
import './LegalNoticesAudiences.css';

/** Who uses it: four audiences, two by two beside the headline. */
export function LegalNoticesAudiences() {
  return (
    <section className="section" aria-labelledby="publicos">
      <div className="page-wrap page-grid notices-audiences">
        <h2 className="type-h2 span-4" id="publicos">
          {audiences.title}
        </h2>
        <ul className="span-8 from-5 notices-audiences__list">
          {audiences.items.map((item) => (
            <li key={item.title}>
              <h3 className="type-h3">{item.title}</h3>
              <p className="type-body">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
