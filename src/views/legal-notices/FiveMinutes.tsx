import { fiveMinutes } from '#content/legal-notices.ts';
import './FiveMinutes.css';

/** The average time of a publication, drawn to scale. */
export function FiveMinutes() {
  return (
    <section className="section night overflow-x-clip" aria-labelledby="cinco-minutos">
      <div className="page-wrap">
        <div className="page-grid items-end">
          <p className="five__figure span-7">{fiveMinutes.figure}</p>
          <h2 className="type-h3 mt-8 span-5 from-8 lg:mt-0" id="cinco-minutos">
            {fiveMinutes.title}
          </h2>
        </div>
        <div className="five__ruler">
          <div className="five__ticks" />
          <ol>
            {fiveMinutes.steps.map((step) => (
              <li key={step.time}>
                <p className="five__time">{step.time}</p>
                <p className="type-small mt-1">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
