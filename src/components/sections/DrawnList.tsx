import type { ReactNode } from 'react';

/** One text of a {@link DrawnList}. */
export interface DrawnItem {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A drawing with its own `role="img"` and label, or hidden from screen readers where the words say the same. */
  readonly picture: ReactNode;
  /** Stands before the picture: a letter, a number. */
  readonly mark?: ReactNode;
  /** What follows the text. */
  readonly extra?: ReactNode;
}

/**
 * Texts that each have a picture; the pictures of a row begin on one line, and so do its words. Without pictures it is a
 * `RuledList`, with one picture for all a `Split`.
 */
export function DrawnList({
  columns,
  items,
  below = false,
  small = false,
  plain = false,
  large = false,
  ordered = false,
}: {
  /** At full width; fewer where the list is narrow. */
  readonly columns: 2 | 3 | 4 | 6;
  readonly items: readonly DrawnItem[];
  /** The pictures stand below the words instead of above. */
  readonly below?: boolean;
  /** In one column the pictures stand at the left of the words. */
  readonly small?: boolean;
  /** Without rules: the pictures have a frame or a ground of their own. */
  readonly plain?: boolean;
  /** The titles are as large as headings: a few that carry a page. */
  readonly large?: boolean;
  /** The order matters: an `<ol>`. */
  readonly ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  const classes = ['drawn-list', 'columns', `columns--${columns}`];
  if (small) classes.push('drawn-list--small');
  if (plain) classes.push('drawn-list--plain');
  return (
    <List className={classes.join(' ')}>
      {items.map(({ title, text, picture, mark, extra }, index) => {
        const drawing = (
          <div className="drawn-list__picture">
            {mark}
            {picture}
          </div>
        );
        return (
          // The items are constant data, and a title may be more than a string.
          <li key={typeof title === 'string' ? title : index}>
            {below ? null : drawing}
            <div>
              <h3 className={large ? 'type-h3' : 'type-h4'}>{title}</h3>
              <p className="type-body">{text}</p>
              {extra}
            </div>
            {below ? drawing : null}
          </li>
        );
      })}
    </List>
  );
}
