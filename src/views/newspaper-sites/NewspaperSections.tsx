import { sections } from '#content/newspaper-sites.ts';
import './NewspaperSections.css';

/** Six features as the sections of a newspaper, A to F. */
export function NewspaperSections() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {sections.title}
        </h2>
        <ul className="newspaper-sections">
          {sections.items.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{String.fromCharCode('A'.charCodeAt(0) + index)}</span>
              <div>
                <h3 className="type-h4">{title}</h3>
                <p className="type-body">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
