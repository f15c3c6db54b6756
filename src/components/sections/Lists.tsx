import type { ReactElement, ReactNode } from 'react';
import { LineIcon, type LineWithDot } from '#components/drawing/LineIcon.tsx';
import { LoneLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Mark } from '#components/ui/Marks.tsx';
import type { Figure } from '#content/schema.ts';
import type { DatedText } from '#shared/dated-text.ts';

/** One text of a {@link RuledList}. */
export interface RuledItem {
  readonly title: ReactNode;
  readonly text: ReactNode | DatedText;
  /** Stands before the title. */
  readonly mark?: 'ring' | 'dot' | ReactElement;
  /** Stands above the title; in one column at its left. */
  readonly icon?: LineWithDot | undefined;
  /** What follows the text. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** A figure of the text, whose basis follows it. */
  readonly figure?: Figure;
  /** What else follows it. */
  readonly extra?: ReactNode;
}

/**
 * Short texts of equal rank, each under a rule: values, features, audiences, what a person gets. Not for texts that each have a
 * picture (`DrawnList`), lead somewhere as a whole (`LinkList`), are numbers (`Figures`) or steps in time (`RingLine`).
 */
export function RuledList({
  columns,
  items,
  side = false,
  size = 'medium',
  titles,
  ordered = false,
  numbered = false,
}: {
  /** At full width; fewer where the list is narrow. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly items: readonly RuledItem[];
  /** The title at the left of the text, where an item has room for both. */
  readonly side?: boolean;
  /** `small`: a dense index of many. `large`: a few statements that carry a page. */
  readonly size?: 'small' | 'medium' | 'large';
  /** The titles are as large as headings; `type-h1`, with `side`: the one or two sentences that a page turns on. */
  readonly titles?: 'type-h3' | 'type-h1';
  /** The order matters: an `<ol>`. */
  readonly ordered?: boolean;
  /** The same, and the marks are the places in the order. */
  readonly numbered?: boolean;
}) {
  const List = ordered || numbered ? 'ol' : 'ul';
  const classes = ['ruled-list', 'columns', `columns--${columns}`];
  if (side) classes.push('ruled-list--side');
  if (items.some(({ icon }) => icon)) classes.push('ruled-list--icon-above', 'measured');
  if (size !== 'medium') classes.push(`ruled-list--${size}`);
  return (
    <List className={classes.join(' ')}>
      {items.map(({ title, text, mark, icon, link, figure, extra }, index) => (
        <li key={index}>
          {mark || icon || numbered ? (
            <span className="ruled-list__mark">
              {mark ? <Mark mark={mark} /> : null}
              {icon ? <LineIcon {...icon} on /> : null}
              {numbered ? <NumberMark number={index + 1} /> : null}
            </span>
          ) : null}
          <h3 className={size === 'small' ? undefined : 'type-h4'}>
            {titles ? <span className={titles}>{title}</span> : title}
          </h3>
          <div className={size === 'small' ? 'type-small' : 'type-body'}>
            <p>
              <Dated text={text} />
            </p>
            {link ? <LoneLink href={link.href}>{link.label}</LoneLink> : null}
            {figure ? <FigureBasis figures={[figure]} /> : null}
            {extra}
          </div>
        </li>
      ))}
    </List>
  );
}

/** A number in a ring: a point of a list, or the place in a drawing that shows it. */
export function NumberMark({ number }: { readonly number: number }) {
  return (
    <i className="number-mark" aria-hidden="true">
      {number}
    </i>
  );
}

/** One text of a {@link DrawnList}. */
export interface DrawnItem {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A drawing with its own `role="img"` and label, or hidden from screen readers where the words say the same. */
  readonly picture: ReactNode;
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
  plain = false,
  large = false,
  ordered = false,
}: {
  /** At full width; fewer where the list is narrow. */
  readonly columns: 2 | 3 | 4;
  readonly items: readonly DrawnItem[];
  /** The pictures stand below the words instead of above. */
  readonly below?: boolean;
  /** Without rules: the pictures have a frame or a ground of their own. */
  readonly plain?: boolean;
  /** The titles are as large as headings: a few that carry a page. */
  readonly large?: boolean;
  /** The order matters: an `<ol>`. In four columns each picture stands at the left of its words where the list is narrow. */
  readonly ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  const classes = ['drawn-list', 'columns', `columns--${columns}`];
  if (plain) classes.push('drawn-list--plain');
  return (
    <List className={classes.join(' ')}>
      {items.map(({ title, text, picture, extra }, index) => {
        const drawing = <div className="drawn-list__picture">{picture}</div>;
        return (
          <li key={index}>
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
