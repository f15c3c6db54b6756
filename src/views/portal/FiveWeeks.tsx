import { methodology } from '#content/portal.ts';
import './FiveWeeks.css';

/** The four steps on a calendar of five weeks; upright on a phone. */
export function FiveWeeks() {
  return (
    <section className="section" id="metodologia" aria-labelledby="metodologia-titulo">
      <div className="page-wrap">
        <div className="split">
          <h2 className="type-h2" id="metodologia-titulo">
            {methodology.title}
          </h2>
          <p className="type-small">{methodology.goal}</p>
        </div>
        <div className="five-weeks">
          <ul className="five-weeks__ruler" aria-hidden="true">
            {methodology.weeks.map((week) => (
              <li key={week}>{week}</li>
            ))}
          </ul>
          <ol className="five-weeks__steps">
            {methodology.steps.map(({ number, title, text }, index) => (
              <li key={number}>
                <h3 className="type-h4">
                  <span className="type-label">{number}</span>
                  {title}
                </h3>
                <p className="type-small five-weeks__when">{methodology.when[index]}</p>
                <p className="type-body">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
