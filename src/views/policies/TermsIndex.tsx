import { LinkList } from '#components/sections/LinkList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { termsIndex } from '#content/policies.ts';

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
  const documents = cards.map(({ href, title, summary, updated, status }) => {
    const soon = status === 'soon';
    return {
      ...(soon ? {} : { href, note: `${termsIndex.since} ${updated}` }),
      label: (
        <>
          {soon ? <Ring /> : <Dot />}
          {soon ? termsIndex.soon : termsIndex.available}
        </>
      ),
      title,
      text: summary,
    };
  });
  const contact = {
    href: '/contato',
    label: (
      <>
        <Ring />
        {ask.label}
      </>
    ),
    title: ask.title,
    text: ask.text,
    note: <span className="btn">{ask.action}</span>,
  };
  return (
    <section className="section paper" aria-label={termsIndex.listLabel}>
      <div className="page-wrap">
        <LinkList large columns={3} level={2} items={[...documents, contact]} />
      </div>
    </section>
  );
}

/** Banner to the journalism commitment. */
export function JournalismBanner() {
  const { title, text, action } = termsIndex.pact;
  return (
    <Section
      id="compromisso"
      ground="night"
      head="row"
      title={title}
      lead={text}
      action={
        <div className="actions">
          <ButtonLink href="/compromisso-jornalismo">{action}</ButtonLink>
        </div>
      }
    />
  );
}
