import { newsletter } from '#content/newsletter.ts';
import './NewsletterPillars.css';

const { benefits } = newsletter;

/** The three benefit pillars, set as three steps of display type. */
export function NewsletterPillars() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <h2 className="visually-hidden" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <ul className="newsletter-pillars">
          {benefits.items.map((item) => (
            <li className="rise" key={item.title}>
              <h3 className="newsletter-pillars__title">{item.title}</h3>
              <p className="type-lead newsletter-pillars__text">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
