import { integrity } from '#content/portal.ts';
import './Masthead.css';

/** The commitment to journalism as a newspaper's masthead, with its two ears. */
export function Masthead() {
  return (
    <section className="masthead night" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <div className="masthead__plate">
          <p>
            <strong>{integrity.since.strong}</strong>
            {integrity.since.text}
          </p>
          <h2 className="type-h1" id="beneficios-titulo">
            {integrity.title}
          </h2>
          <p>
            <strong>{integrity.partners.strong}</strong>
            {integrity.partners.text}
          </p>
        </div>
        <div className="type-small flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-3">
          <p>{integrity.text}</p>
          <a className="text-link inline-flex min-h-11 items-center" href="/compromisso-jornalismo">
            {integrity.action}
          </a>
        </div>
      </div>
    </section>
  );
}
