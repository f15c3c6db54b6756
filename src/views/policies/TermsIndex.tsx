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
    <section className="section paper" aria-label="Documentos">
      <div className="page-wrap">
        <div className="terms-list">
          <ul className="contents">
            {cards.map((card) => (
              <li key={card.href}>
                <TermsCard {...card} />
              </li>
            ))}
          </ul>
          <div className="terms-card items-start">
            <span className="type-label flex items-center gap-2.5">
              <Ring />
              {ask.label}
            </span>
            <h2 className="type-h3 mt-6 mb-2.5 lg:mt-11">{ask.title}</h2>
            <p className="type-body">{ask.text}</p>
            <ButtonLink className="mt-6 max-md:w-full" href="/contato">
              {ask.action}
            </ButtonLink>
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
      <span className="type-label flex items-center gap-2.5">
        {soon ? <Ring /> : <Dot />}
        {soon ? 'Em breve' : 'Disponível'}
      </span>
      <h2 className={`type-h3 terms-card__name mt-6 mb-2.5 lg:mt-11 ${soon ? 'text-fg-3' : ''}`}>{title}</h2>
      <p className="type-body">{summary}</p>
      {soon ? null : <p className="type-label mt-6">Vale desde {updated}</p>}
    </>
  );
  return soon ? (
    <div className="terms-card">{body}</div>
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
      <div className="page-wrap page-grid items-end border-b border-rule py-[clamp(3.5rem,6.5vw,6.5rem)]">
        <h2 className="type-h2 span-7" id="compromisso">
          {title}
        </h2>
        <div className="mt-6 grid justify-items-start gap-6 span-4 from-9 lg:mt-0">
          <p className="type-lead">{text}</p>
          <ButtonLink className="max-md:w-full" href="/compromisso-jornalismo">
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
