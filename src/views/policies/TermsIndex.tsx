import { ButtonLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { termsIndex } from '#content/policies.ts';
import './TermsIndex.css';

/** What a card of the index shows. */
export interface TermsCardData {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** `12 mar 2026`, in Portuguese. */
  readonly updated: string;
  readonly status: 'available' | 'soon';
}

/** The cards of the documents, and the way to a person. */
export function TermsCards({ cards }: { readonly cards: readonly TermsCardData[] }) {
  const { ask } = termsIndex;
  return (
    <section className="section paper" aria-label={termsIndex.listLabel}>
      <div className="page-wrap">
        <div className="terms-list">
          <ul>
            {cards.map((card) => (
              <li key={card.href}>
                <TermsCard {...card} />
              </li>
            ))}
          </ul>
          <div className="terms-card">
            <span className="type-label marked">
              <Ring />
              {ask.label}
            </span>
            <h2 className="type-h3 terms-card__title">{ask.title}</h2>
            <p className="type-body">{ask.text}</p>
            <div className="actions terms-card__end">
              <ButtonLink href="/contato">{ask.action}</ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function TermsCard({ href, title, summary, updated, status }: TermsCardData) {
  const soon = status === 'soon';
  const body = (
    <>
      <span className="type-label marked">
        {soon ? <Ring /> : <Dot />}
        {soon ? termsIndex.soon : termsIndex.available}
      </span>
      <h2 className="type-h3 terms-card__title">{title}</h2>
      <p className="type-body">{summary}</p>
      {soon ? null : <p className="type-label terms-card__end">{`${termsIndex.since} ${updated}`}</p>}
    </>
  );
  return soon ? (
    <div className="terms-card terms-card--soon">{body}</div>
  ) : (
    <a className="terms-card" href={href}>
      {body}
    </a>
  );
}

/** Banner to the journalism commitment. */
export function JournalismBanner() {
  const { title, text, action } = termsIndex.pact;
  return (
    <section className="night" aria-labelledby="compromisso">
      <div className="page-wrap page-grid journalism-banner">
        <h2 className="type-h2 span-7" id="compromisso">
          {title}
        </h2>
        <div className="span-4 from-9">
          <p className="type-lead">{text}</p>
          <div className="actions journalism-banner__actions">
            <ButtonLink href="/compromisso-jornalismo">{action}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
