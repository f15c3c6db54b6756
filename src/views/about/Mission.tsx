import { about } from '#content/about.ts';
import './Mission.css';

/** What the company is for, as a statement, and the two facts that back it. */
export function Mission() {
  return (
    <section className="section mission" aria-labelledby="missao">
      <div className="page-wrap">
        <h2 className="type-h2 mission__statement" id="missao">
          <span className="visually-hidden">{`${about.mission.label} `}</span>
          {`${about.mission.statement} `}
          <span className="mission__turn">{about.mission.turn}</span>
        </h2>
        <div className="page-grid mission__notes">
          {about.mission.notes.map((note) => (
            <p className="type-body span-6" key={note}>
              {note}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
