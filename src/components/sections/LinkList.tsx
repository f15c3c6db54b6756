import { LineIcon, type LineWithDot } from '#components/drawing/LineIcon.tsx';
import { Arrow } from '#components/ui/Button.tsx';
import { Mark } from '#components/ui/Marks.tsx';
import { productPager as words } from '#content/interface.ts';
import type { Solution } from '#content/schema.ts';
import { solutions } from '#content/solutions.ts';

/** One way on of a {@link LinkList}. */
export interface LinkItem {
  /** None: what it leads to is still to come. */
  readonly href?: string;
  readonly title: string;
  /** A short line above the title. */
  readonly label?: string;
  /** Stands before that line. */
  readonly mark?: 'ring' | 'dot';
  readonly text?: string;
  /** A short line below the text. */
  readonly note?: string;
  /** A button below it. */
  readonly action?: string;
  /** Stands above the title, at its left in a wide item. */
  readonly icon?: LineWithDot | undefined;
}

/**
 * Ways on; all of an item is the link. Several on one row are columns under rules, one a row has an arrow at its end. For one
 * link beside a heading take `Section`'s `action`, for one inside a text the class `text-link`.
 */
export function LinkList({
  columns,
  items,
  go,
  level,
  large = false,
}: {
  /** At full width; fewer where the list is narrow. */
  readonly columns: 1 | 2 | 3 | 5;
  readonly items: readonly LinkItem[];
  /** What stands before the arrow at an item's end; without it, only a list of one column has arrows. */
  readonly go?: string;
  /** Level of the titles where they are headings. */
  readonly level?: 2 | 3;
  /** The titles are as large as headings: an index that is all of its page. */
  readonly large?: boolean;
}) {
  const Title = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <ul className={`link-list columns columns--${columns}`}>
      {items.map(({ href, title, label, mark, text, note, action, icon }) => {
        const content = (
          <>
            {icon ? <LineIcon path={icon.path} dot={icon.dot} /> : null}
            {label === undefined ? null : (
              <span className="type-label marked">
                {mark ? <Mark mark={mark} /> : null}
                {label}
              </span>
            )}
            <Title className={large ? 'type-h3' : 'type-h4'}>{title}</Title>
            {text === undefined ? null : <span className={large ? 'type-body' : 'type-small'}>{text}</span>}
            {note === undefined ? null : <span className="type-label">{note}</span>}
            {action === undefined ? null : (
              <span className="type-label">
                <span className="btn btn--solid">{action}</span>
              </span>
            )}
            {go === undefined && columns !== 1 ? null : (
              <span className="go-link">
                {go === undefined ? null : <span>{go}</span>}
                <Arrow />
              </span>
            )}
          </>
        );
        return (
          <li key={title}>{href === undefined ? <div>{content}</div> : <a href={href}>{content}</a>}</li>
        );
      })}
    </ul>
  );
}

/** The products before and after this one in the catalogue, at the end of its page; the last leads to the first. */
export function ProductPager({ current }: { readonly current: Solution['id'] }) {
  const index = solutions.findIndex(({ id }) => id === current);
  const items = [
    { label: words.previous, product: solutions.at(index - 1) },
    { label: words.next, product: solutions[(index + 1) % solutions.length] },
  ].flatMap(({ label, product }) =>
    product ? [{ href: product.path, label, title: product.name, text: product.tagline }] : [],
  );
  return (
    <nav className="product-pager night" aria-label={words.label}>
      <div className="page-wrap">
        <LinkList columns={2} items={items} />
      </div>
    </nav>
  );
}
