import type { MarkdownHeading } from 'astro';
import type { ComponentProps } from 'react';
import { Hero } from '#components/sections/Hero.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { pageIndex } from '#content/interface.ts';
import { policyVersions, termsIndex } from '#content/policies.ts';

/** A document's headline; that of an earlier version leads to `current`, the address of the one in force. */
export function PolicyHero({
  current,
  ...hero
}: Pick<ComponentProps<typeof Hero>, 'title' | 'lead' | 'note'> & { readonly current: string | undefined }) {
  const actions = current ? <ButtonLink href={current}>{policyVersions.current}</ButtonLink> : null;
  return <Hero {...hero} layout="low" size="h2" actions={actions} />;
}

/** The document's index: sticky beside the text, folded above it on narrow screens. */
export function PolicyIndex({ sections }: { readonly sections: readonly MarkdownHeading[] }) {
  const list = (
    <ol>
      {sections.map((section) => (
        <li key={section.slug}>
          <a href={`#${section.slug}`}>{section.text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="policy-index screen-only narrow-only">
        <summary>
          {pageIndex}
          <span className="open-sign" aria-hidden="true" />
        </summary>
        <nav aria-label={pageIndex}>{list}</nav>
      </details>
      <nav
        className="span-3 policy-index screen-only wide-only"
        aria-label={pageIndex}
        data-section-index
        data-above-banner
      >
        {list}
      </nav>
    </>
  );
}

/** The cards of the documents, and the way to a person. */
export function TermsCards({
  cards,
}: {
  readonly cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly summary: string;
    /** `12 mar 2026`, in Portuguese. */
    readonly updated: string;
    readonly status: 'available' | 'soon';
  }[];
}) {
  const { ask } = termsIndex;
  const documents = cards.map(({ href, title, summary, updated, status }) => {
    const soon = status === 'soon';
    return {
      ...(soon ? {} : { href, note: `${termsIndex.since} ${updated}` }),
      label: soon ? termsIndex.soon : termsIndex.available,
      mark: soon ? ('ring' as const) : ('dot' as const),
      title,
      text: summary,
    };
  });
  const contact = {
    ...ask,
    href: '/contato',
    mark: 'ring' as const,
    note: <span className="btn btn--solid">{ask.action}</span>,
  };
  return (
    <section className="section paper" aria-label={termsIndex.listLabel}>
      <div className="page-wrap">
        <LinkList large columns={3} level={2} items={[...documents, contact]} />
      </div>
    </section>
  );
}
