import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { about, aboutNumbers } from '#content/about.ts';
import { Fan, isDense } from './Fan.tsx';
import './Numbers.css';

/**
 * The figures in large type. The lines between a figure and what it counts are a chart: each line stands for
 * a fixed amount.
 */
export function Numbers() {
  return (
    <section className="section numbers" aria-labelledby="numeros">
      <div className="page-wrap">
        <h2 className="visually-hidden" id="numeros">
          {about.numbersTitle}
        </h2>
        <dl className="numbers__list">
          {aboutNumbers.map((item) => (
            <div className="numbers__row" key={item.value}>
              <dt>
                <span
                  className={`numbers__fan ${isDense(item.lines) ? 'numbers__fan--dense' : ''}`}
                  aria-hidden="true"
                >
                  <Fan lines={item.lines} />
                </span>
                <span className="numbers__label">
                  {item.label}
                  <span className="type-label numbers__each">{item.each}</span>
                </span>
              </dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
        <FigureBasis figures={[...aboutNumbers, ...about.mission.figures]} />
      </div>
    </section>
  );
}
