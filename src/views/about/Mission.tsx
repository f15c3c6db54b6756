import { about } from '#content/about.ts';

/** What the company is for, as a statement, and the two facts that back it. */
export function Mission() {
  return (
    <section className="section pb-0" aria-labelledby="missao">
      <div className="page-wrap">
        <h2 className="type-h2 rise max-w-[17em] text-pretty" id="missao">
          <span className="visually-hidden">Missão: </span>
          {about.mission.statement} <span className="text-fg-3">{about.mission.turn}</span>
        </h2>
        <div className="page-grid mt-[clamp(2rem,3.5vw,3.5rem)] gap-y-4">
          {about.mission.notes.map((note, index) => (
            <p className={`type-body rise md:col-span-6 span-4 ${index === 0 ? 'from-5' : ''}`} key={note}>
              {note}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
