import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { methodology } from '#content/portal.ts';
import './FiveWeeks.css';

/** The four steps on a calendar of five weeks. */
export function FiveWeeks() {
  const { title, goal, weeks, when, steps } = methodology;
  return (
    <Section anchor="metodologia" id="metodologia-titulo" title={title} head="row" note={goal}>
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
    </Section>
  );
}
