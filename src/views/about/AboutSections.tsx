import { Figures } from '#components/sections/Figures.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { about, aboutNumbers, values } from '#content/about.ts';
import { Fan } from './Fan.tsx';
import './About.css';
import './About.css';

/** What the company is for, as a statement, and the two facts that back it. */
export function Mission() {
  const { label, statement, turn, notes } = about.mission;
  return (
    <Section
      className="mission"
      id="missao"
      title={
        <>
          <span className="visually-hidden">{`${label} `}</span>
          {`${statement} `}
          <span className="title-line">{turn}</span>
        </>
      }
    >
      <div className="page-grid">
        {notes.map((note) => (
          <p className="type-body span-6" key={note}>
            {note}
          </p>
        ))}
      </div>
    </Section>
  );
}

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

/** The six values, as rules in two columns. */
export function Values() {
  const items = values.map(({ title, text, link }) => ({
    title,
    text,
    extra: link ? (
      <a className="text-link text-link--alone" href={link.href}>
        {link.label}
      </a>
    ) : undefined,
  }));
  return (
    <Section id="valores" ground="paper" title={about.valuesTitle}>
      <RuledList columns={2} side size="large" items={items} />
    </Section>
  );
}
