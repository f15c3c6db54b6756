import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { editorial } from '#content/newspaper-sites.ts';
import './Editorial.css';

/** The commitment to journalism as the newspaper's leader, with two notes in the margin. */
export function Editorial() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap page-grid editorial">
        <div className="span-7">
          <h2 className="type-h1" id="beneficios-titulo">
            {editorial.title}
          </h2>
          <div className="editorial__text">
            {editorial.paragraphs.map((paragraph) => (
              <p className="type-body" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
          <a className="text-link text-link--alone" href="/compromisso-jornalismo">
            {editorial.action}
          </a>
        </div>
        <div className="editorial__notes span-4 from-9">
          {[editorial.since, editorial.partners].map(({ strong, text }) => (
            <p className="type-body" key={strong}>
              <strong className="type-h3">{strong}</strong>
              {text}
            </p>
          ))}
          <FigureBasis figures={[editorial.partners.figure]} />
        </div>
      </div>
    </section>
  );
}
