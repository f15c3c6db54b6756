import { FigureBasis } from '#components/ui/FigureBasis.tsx';
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
        <div className="type-small split masthead__foot">
          <div>
            <p>{integrity.text}</p>
            <a className="text-link text-link--alone" href="/compromisso-jornalismo">
              {integrity.action}
            </a>
          </div>
          <FigureBasis figures={[integrity.partners.figure]} />
        </div>
      </div>
    </section>
  );
}
