import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { methodology } from '#content/home.ts';
import { TallDrawing, WideDrawing } from './ThreeStepsDrawing.tsx';
import './Methodology.css';

/** The three steps under one continuous drawing: lying above them, or standing beside them on a phone. */
export function Methodology() {
  const { title, legend, steps } = methodology;
  return (
    <section className="method section" aria-labelledby="metodologia">
      <div className="page-wrap">
        <div className="page-grid items-end">
          <h2 className="type-h2 max-w-[11em] span-8" id="metodologia">
            {title}
          </h2>
          <ul className="type-small mt-5 grid gap-1.5 span-4 lg:mt-0 lg:justify-end">
            <li className="flex items-center gap-2.5">
              <Ring />
              {legend.proposal}
            </li>
            <li className="flex items-center gap-2.5">
              <Dot />
              {legend.decision}
            </li>
          </ul>
        </div>
        <svg
          className="method__wide"
          viewBox="0 0 1280 280"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <WideDrawing />
        </svg>
        <ol className="method__steps">
          {steps.map((step, index) => (
            <li key={step.title}>
              <svg
                className="method__tall"
                viewBox="0 0 96 190"
                fill="none"
                stroke="currentColor"
                aria-hidden="true"
              >
                <TallDrawing step={index} />
              </svg>
              <div>
                <h3 className="type-h4">
                  {index + 1}. {step.title}
                </h3>
                <p className="type-body mt-2.5">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
