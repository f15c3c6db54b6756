import { pageIndex } from '#content/interface.ts';

/**
 * The sections of a long page, in a bar that stays below the header (`section-index.client.ts` marks the one being read).
 * It comes after the page's hero.
 */
export function SectionIndex({
  sections,
}: {
  /** Ids of the page's sections, in its order, and what a reader calls them. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <nav className="section-index screen-only" aria-label={pageIndex} data-section-index>
      <ul className="page-wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
