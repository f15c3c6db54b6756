import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { methodology } from '#content/home.ts';
import { tallDrawing, wideDrawing } from './ThreeStepsDrawing.tsx';
import './Methodology.css';

/** The three steps under one continuous drawing: lying above them, or standing beside them on a phone. */
export function Methodology() {
  const { title, legend, steps } = methodology;
  return (
    <section className="methodology section" aria-labelledby="metodologia">
      <div className="page-wrap">
        <div className="page-grid methodology__head">
          <h2 className="type-h2 span-9" id="metodologia">
            {title}
          </h2>
          <ul className="type-small methodology__legend span-3">
            <li>
              <Ring />
              {legend.proposal}
            </li>
            <li>
              <Dot />
              {legend.decision}
            </li>
          </ul>
        </div>
        <div className="methodology__body">
          <DrawingFile
            name="metodologia-em-pe"
            className="methodology__drawing"
            {...tallDrawing}
            wide={{ name: 'metodologia', ...wideDrawing }}
          />
          <ol className="methodology__steps">
            {steps.map((step, index) => (
              <li key={step.title}>
                <h3 className="type-h4">
                  {index + 1}. {step.title}
                </h3>
                <p className="type-body methodology__text">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
