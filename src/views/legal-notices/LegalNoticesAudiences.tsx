import { audiences } from '#content/legal-notices.ts';
import './LegalNoticesAudiences.css';

/** Who uses it: four audiences in the size of headlines. */
export function LegalNoticesAudiences() {
  return (
    <section className="section" aria-labelledby="publicos">
      <div className="page-wrap">
        <h2 className="type-h4 notices-audiences__title" id="publicos">
          {audiences.title}
        </h2>
        <ul className="notices-audiences">
          {audiences.items.map((item) => (
            <li className="page-grid" key={item.title}>
              <h3 className="type-h2 span-7">{item.title}</h3>
              <p className="type-body span-5 from-8">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
