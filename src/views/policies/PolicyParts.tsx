import type { MarkdownHeading } from 'astro';
import type { LinkItem } from '#components/sections/LinkList.tsx';
import { pageIndex } from '#content/interface.ts';
import { termsIndex } from '#content/policies.ts';

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

/** A document's card in the index of the documents. One that is not written yet leads nowhere (R-POL-2). */
export function policyCard({
  href,
  since,
  status,
  ...words
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** `12 mar 2026`, in Portuguese. */
  readonly since: string;
  readonly status: 'available' | 'soon';
}): LinkItem {
  if (status === 'soon') return { ...words, label: termsIndex.soon, mark: 'ring' };
  return { ...words, href, label: termsIndex.available, mark: 'dot', note: `${termsIndex.since} ${since}` };
}
