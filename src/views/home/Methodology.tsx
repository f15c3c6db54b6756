import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { methodology } from '#content/home.ts';
import { tallDrawing, wideDrawing } from './ThreeStepsDrawing.tsx';
import './Home.css';

/** The three steps under one continuous drawing: lying above them, or standing beside them on a phone. */
export function Methodology() {
  const { title, legend, steps } = methodology;
  return (
    <Section
      id="metodologia"
      className="methodology"
      title={title}
      head="row"
      action={
        <ul className="type-small">
          <li className="marked">
            <Ring />
            {legend.proposal}
          </li>
          <li className="marked">
            <Dot />
            {legend.decision}
          </li>
        </ul>
      }
    >
      <RingLine
        titles="type-h4"
        drawing={
          <DrawingFile
            name="metodologia-em-pe"
            {...tallDrawing}
            wide={{ name: 'metodologia', ...wideDrawing }}
          />
        }
        steps={steps.map((step, index) => ({
          id: step.title,
          title: `${index + 1}. ${step.title}`,
          text: step.text,
        }))}
      />
    </Section>
  );
}
