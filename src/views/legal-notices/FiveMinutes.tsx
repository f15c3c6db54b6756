import { FigureLead } from '#components/sections/FigureLead.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Example } from '#components/ui/Example.tsx';
import { fiveMinutes } from '#content/legal-notices.ts';
import './FiveMinutes.css';

/** The average time of a publication, drawn to scale. */
export function FiveMinutes() {
  const { figure, title, steps } = fiveMinutes;
  return (
    <section className="section night" aria-labelledby="cinco-minutos">
      <div className="page-wrap five-minutes">
        <FigureLead
          items={[{ ...figure, label: title }]}
          basis={[figure]}
          head={
            <h2 className="type-h3" id="cinco-minutos">
              {title}
            </h2>
          }
        />
        <RingLine
          ticks
          drawing={<Example />}
          steps={steps.map(({ time, text }) => ({ id: time, label: time, text }))}
        />
      </div>
    </section>
  );
}
