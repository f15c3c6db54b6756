import { philosophy } from '#content/philosophy.ts';
import './SuccessCase.css';

/**
 * The success case as one figure. The line under it is to scale: the whole width is the time before, the
 * dot at 13% of it is the time after, and the figure stands on what is gone.
 */
export function SuccessCase() {
  const { title, figure, text, before, after, chart, results } = philosophy.case;
  return (
    <section className="night section proof" aria-labelledby="caso">
      <div className="page-wrap">
        <h2 className="type-h3 text-fg-2" id="caso">
          {title}
        </h2>
      </div>
      <div className="proof__gone">
        <p>
          <span className="proof__figure">
            {figure.slice(0, -1)}
            <span className="proof__unit">%</span>
          </span>{' '}
          <span className="proof__text type-lead">{text}</span>
        </p>
      </div>
      <div className="proof__chart" role="img" aria-label={chart}>
        <span className="proof__before" />
        <span className="proof__after" />
        <span className="proof__end" />
      </div>
      <div className="page-wrap">
        <p className="proof__names type-small" aria-hidden="true">
          <span>{after}</span>
          <span>{before}</span>
        </p>
        <dl className="proof__results">
          {results.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
