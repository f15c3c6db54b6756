import { convergingLines } from '#components/drawing/curves.ts';
import { about, aboutNumbers } from '#content/about.ts';
import type { AboutNumber } from '#content/schema.ts';
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
        <dl>
          {aboutNumbers.map((item) => (
            <div className="numbers__row" key={item.value}>
              <dt>
                <Fan lines={item.lines} />
                <span className="numbers__label">
                  {item.label}
                  <span className="type-label numbers__each">{item.each}</span>
                </span>
              </dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** As many strokes as `lines`, which leave from the figure's height and end in one ring. */
function Fan({ lines }: Pick<AboutNumber, 'lines'>) {
  const dense = lines > 100;
  const step = 200 / (lines - 1);
  const paths = convergingLines({ count: lines, from: { x: 0, y: 0, step }, to: { x: 600, y: 100 } });
  return (
    <span className={`numbers__fan ${dense ? 'numbers__fan--dense' : ''}`} aria-hidden="true">
      <svg
        viewBox="0 0 600 200"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          d={paths.join('')}
          vectorEffect="non-scaling-stroke"
          strokeOpacity={dense ? 0.45 : 0.5}
          strokeWidth={dense ? 0.5 : 1}
        />
      </svg>
    </span>
  );
}
