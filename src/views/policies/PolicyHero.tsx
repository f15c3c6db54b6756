import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import './PolicyHero.css';

/** Low night hero of a document: its title, and beside it what it is about. The index below lists its sections. */
export function PolicyHero({
  title,
  lead,
  note,
}: {
  readonly title: string;
  readonly lead: string;
  /** Version and date. */
  readonly note?: string;
}) {
  const words = title.split(' ');
  const last = words.pop();
  return (
    <section className="policy-hero night">
      <div className="page-wrap page-grid policy-hero__row">
        <h1 className="type-h1 span-8 policy-hero__title">
          {words.map((word) => `${word} `).join('')}
          {/* The dot stays with the last word. */}
          <span className="policy-hero__last">
            {last}
            <HeadlineDot />
          </span>
        </h1>
        <div className="span-4">
          <p className="type-lead">{lead}</p>
          {note ? <p className="type-label policy-hero__note">{note}</p> : null}
        </div>
      </div>
    </section>
  );
}
