import { Section } from '#components/sections/Section.tsx';
import { about } from '#content/about.ts';
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
