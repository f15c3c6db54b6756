import { FigureLead } from '#components/sections/FigureLead.tsx';
import { results } from '#content/leia-la.ts';

/** Figures: the first of them huge under the headline, the others beside both. */
export function LeiaLaResults() {
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="page-wrap">
        <FigureLead
          items={results.figures}
          basis={results.figures}
          head={
            <h2 className="type-h2" id="resultados">
              {results.title}
            </h2>
          }
        />
      </div>
    </section>
  );
}
