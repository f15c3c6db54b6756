import { pageIndex } from '#content/interface.ts';

/** A section of a document, as the Markdown renderer names it. */
export interface PolicySection {
  readonly slug: string;
  readonly text: string;
}

/** The sections among the headings that the Markdown renderer hands over, which Astro leaves untyped. */
export function policySections(headings: unknown): readonly PolicySection[] {
  if (!Array.isArray(headings)) return [];
  return headings.filter(({ depth }: { depth: number }) => depth === 2);
}

/** The document's index: sticky beside the text, folded above it on narrow screens. */
export function PolicyIndex({ sections }: { readonly sections: readonly PolicySection[] }) {
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
