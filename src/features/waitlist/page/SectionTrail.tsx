import { page } from '#content/waitlist.ts';
import { type SectionProgress, sections } from './sections.ts';
import './SectionTrail.css';

/**
 * The sections beside the form: a ring while one is open, a dot when it is done, and how many answers it lacks
 * after a failed submit.
 */
export function SectionTrail({ progress }: { readonly progress: readonly SectionProgress[] }) {
  return (
    <nav className="section-trail span-3" aria-label={page.trail.label}>
      <ol>
        {sections.map(({ id, title }, index) => {
          const state = progress[index] ?? { kind: 'pending' };
          return (
            <li key={id}>
              <a className={`section-trail__link section-trail__link--${state.kind}`} href={`#${id}`}>
                <i aria-hidden="true" />
                <span>
                  {title}
                  {state.kind === 'missing' ? <small>{page.trail.missing(state.count)}</small> : null}
                  {state.kind === 'done' ? (
                    <span className="visually-hidden">{` ${page.trail.done}`}</span>
                  ) : null}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
