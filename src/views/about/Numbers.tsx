import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { about, aboutNumbers } from '#content/about.ts';
import { Fan } from './Fan.tsx';
import './About.css';

/**
 * The figures in large type. The lines between a figure and what it counts are a chart: each line stands for
 * a fixed amount.
 */
export function Numbers() {
  const items = aboutNumbers.map(({ value, label, each, lines }) => ({
    value,
    label,
    note: each,
    mark: (
      <span className="numbers__fan" aria-hidden="true">
        <Fan lines={lines} />
      </span>
    ),
  }));
  return (
    <Section className="numbers" id="numeros" title={about.numbersTitle} quiet>
      <Figures layout="rows" items={items} basis={[...aboutNumbers, ...about.mission.figures]} />
    </Section>
  );
}
