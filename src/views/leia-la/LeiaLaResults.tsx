import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { results } from '#content/leia-la.ts';
import './LeiaLaResults.css';

/** Figures: the first of them huge under the headline, the others beside both. */
export function LeiaLaResults() {
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="page-wrap leia-results">
        <h2 className="type-h2" id="resultados">
          {results.title}
        </h2>
        <dl>
          {results.figures.map(({ value, label }) => (
            <div key={label}>
              <dt className="type-body">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <FigureBasis figures={results.figures} />
      </div>
    </section>
  );
}
