import { RingLine } from '#components/sections/RingLine.tsx';
import { methodology } from '#content/portal.ts';
import './FiveWeeks.css';

/** The four steps on a calendar of five weeks. */
export function FiveWeeks() {
  const { title, goal, weeks, when, steps } = methodology;
  return (
    <section className="section" id="metodologia" aria-labelledby="metodologia-titulo">
      <div className="page-wrap">
        <div className="split">
          <h2 className="type-h2" id="metodologia-titulo">
            {title}
          </h2>
          <p className="type-small">{goal}</p>
        </div>
        <RingLine
          className="five-weeks"
          titles="type-h4"
          units={weeks}
          steps={steps.map((step, index) => ({
            id: step.number,
            title: (
              <>
                <span className="type-label">{step.number}</span>
                {step.title}
              </>
            ),
            note: when[index],
            text: step.text,
          }))}
        />
      </div>
    </section>
  );
}
