import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { philosophy } from '#content/philosophy.ts';
import './SuccessCase.css';

/**
 * The success case as one figure. The line under it is to scale: the whole width is the time before, the dot
 * at 13% of it is the time after, and the figure stands on the time that was saved.
 */
export function SuccessCase() {
  const { title, figure, text, before, after, chart, results } = philosophy.case;
  return (
    <section className="night section success-case" aria-labelledby="caso">
      <div className="page-wrap">
        <h2 className="type-h3 success-case__title" id="caso">
          {title}
        </h2>
      </div>
      <div className="success-case__gone">
        <p>
          <span className="success-case__figure">
            {figure.value.slice(0, -1)}
            <span className="success-case__unit">%</span>
          </span>
          <span className="success-case__text type-lead">{` ${text}`}</span>
        </p>
      </div>
      <div className="success-case__chart" role="img" aria-label={chart}>
        <span className="success-case__before" />
        <span className="success-case__after" />
        <span className="success-case__end" />
      </div>
      <div className="page-wrap">
        <p className="success-case__names type-small" aria-hidden="true">
          <span>{after}</span>
          <span>{before}</span>
        </p>
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
