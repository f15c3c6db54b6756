import { about, values } from '#content/about.ts';
import './Values.css';

/** The six values, as rules in two columns. */
export function Values() {
  return (
    <section className="paper section" aria-labelledby="valores">
      <div className="page-wrap">
        <h2 className="type-h2" id="valores">
          {about.valuesTitle}
        </h2>
        <ul className="values">
          {values.map((value) => (
            <li className="values__item" key={value.title}>
              <h3 className="values__title">{value.title}</h3>
              <p className="type-body">
                {value.text}
                {value.link ? (
                  <a className="text-link text-link--alone values__link" href={value.link.href}>
                    {value.link.label}
                  </a>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
