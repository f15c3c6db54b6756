import { Example } from '#components/ui/Example.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { fiveMinutes } from '#content/legal-notices.ts';
import './FiveMinutes.css';

/** The average time of a publication, drawn to scale. */
export function FiveMinutes() {
  return (
    <section className="section night five-minutes" aria-labelledby="cinco-minutos">
      <div className="page-wrap five-minutes__frame">
        <div className="page-grid five-minutes__head">
          <p className="span-7 five-minutes__figure">{fiveMinutes.figure.value}</p>
          <div className="span-5 from-8">
            <h2 className="type-h3" id="cinco-minutos">
              {fiveMinutes.title}
            </h2>
            <FigureBasis figures={[fiveMinutes.figure]} />
          </div>
        </div>
        <div className="five-minutes__ruler">
          <div className="five-minutes__ticks" />
          <Example className="five-minutes__example" />
          <ol>
            {fiveMinutes.steps.map((step) => (
              <li key={step.time}>
                <p className="five-minutes__time">{step.time}</p>
                <p className="type-small five-minutes__text">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
