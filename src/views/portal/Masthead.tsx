import { Newspaper } from '#components/sections/Newspaper.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { integrity } from '#content/portal.ts';

/** The commitment to journalism as a newspaper's masthead, with its two ears. */
export function Masthead() {
  return (
    <section className="section night" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <Newspaper part="plate" ears={[integrity.since, integrity.partners]} foot={<Foot />}>
          <h2 className="type-h1" id="beneficios-titulo">
            {integrity.title}
          </h2>
        </Newspaper>
      </div>
    </section>
  );
}

function Foot() {
  return (
    <>
      <div>
        <p>{integrity.text}</p>
        <a className="text-link text-link--alone" href="/compromisso-jornalismo">
          {integrity.action}
        </a>
      </div>
      <FigureBasis figures={[integrity.partners.figure]} />
    </>
  );
}
