import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { philosophy } from '#content/philosophy.ts';
import './SuccessCase.css';

/**
 * The success case as one figure. The lines under it are to scale: the column's width is the time of a process before, 13%
 * of it, with the dot, the time after.
 */
export function SuccessCase() {
  const { title, figure, text, before, after, chart, results } = philosophy.case;
  return (
    <section className="night section success-case" aria-labelledby="caso">
      <div className="page-wrap">
        <h2 className="type-h3 success-case__title" id="caso">
          {title}
        </h2>
        <p className="success-case__gone">
          <span className="success-case__figure">
            {figure.value.slice(0, -1)}
            <span className="success-case__unit">%</span>
          </span>
          <span className="success-case__text type-lead">{` ${text}`}</span>
        </p>
        <div className="type-small success-case__chart" role="img" aria-label={chart}>
          <span>{before}</span>
          <span className="success-case__before" />
          <span>{after}</span>
          <span className="success-case__after" />
        </div>
        <dl className="success-case__results">
          {results.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <FigureBasis figures={[figure, ...results]} />
      </div>
    </section>
  );
}
