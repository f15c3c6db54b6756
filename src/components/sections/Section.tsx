import type { ReactNode } from 'react';

interface Head {
  /** The title's id, which names the section. */
  readonly id: string;
  /** Lines broken by hand come as `<HeadlineLines>`. */
  readonly title: ReactNode;
  /** A label above the title, for a section that introduces a product; not over every heading. */
  readonly kicker?: ReactNode;
  /** One or two sentences in the lead's size. */
  readonly lead?: ReactNode;
  /** One small line: a text, or a ring or a dot and a text. */
  readonly note?: ReactNode;
  /** A `GoLink`, or a `<div className="actions">` with buttons. */
  readonly action?: ReactNode;
  /** `row`: lead, note and action stand at the right of the title, and go below it where there is no room. */
  readonly head?: 'stack' | 'row';
  /** The title's size: `h1` for the one section that a page turns on, `h3` for what stands under another. */
  readonly size?: 'h1' | 'h2' | 'h3';
}

/**
 * A part of a page that has a heading: its ground, its space above and below, the content column, the head, and the distance to
 * what follows. Use it for every `<section>` of a page except the first (`Hero`) and the last (`ClosingCall`).
 *
 * Where the heading stands inside the content, such as among the words of a {@link Split}, leave `title` out and put a
 * {@link SectionHead} with the same `id` there.
 */
export function Section({
  anchor,
  ground = 'white',
  bleed = false,
  className,
  title,
  children,
  ...head
}: Omit<Head, 'title'> & {
  readonly title?: ReactNode;
  /** The section's own id, where links lead to it. */
  readonly anchor?: string;
  readonly ground?: 'white' | 'paper' | 'night';
  /** The content reaches from one edge of the window to the other; only the head stands in the column. */
  readonly bleed?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const classes = ['section', ground !== 'white' && ground, bleed && 'section--bleed', className]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} id={anchor} aria-labelledby={head.id}>
      <div className="page-wrap">
        {title === undefined ? null : <SectionHead {...head} title={title} />}
        {bleed ? null : children}
      </div>
      {bleed ? children : null}
    </section>
  );
}

/** The head of a {@link Section} whose heading stands inside its content. */
export function SectionHead({ id, title, kicker, lead, note, action, head = 'stack', size = 'h2' }: Head) {
  const alone = [kicker, lead, note, action].every((part) => part === undefined);
  const heading = (
    <h2 className={`type-${size}${alone ? ' section__head' : ''}`} id={id}>
      {title}
    </h2>
  );
  if (alone) return heading;
  const above = kicker === undefined ? null : <div className="type-label">{kicker}</div>;
  const below = (
    <>
      {lead === undefined ? null : <p className="type-lead">{lead}</p>}
      {note === undefined ? null : <p className="type-small marked">{note}</p>}
      {action}
    </>
  );
  if (head === 'stack')
    return (
      <div className="section__head stack">
        {above}
        {heading}
        {below}
      </div>
    );
  return (
    <div className="section__head section__head--row stack">
      <div className="stack">
        {above}
        {heading}
      </div>
      <div className="stack">{below}</div>
    </div>
  );
}

/**
 * Words beside one thing: a scene, a drawing, a form. One column below 1024 px, the words first. Not for a page's first part
 * (`Hero`) or its end (`ClosingCall`), nor for several things (`DrawnList`). It stands inside a `Section`; where the words begin
 * with the section's heading, that is a `SectionHead`.
 */
export function Split({
  words,
  object,
  share,
  turn = false,
  align = 'center',
}: {
  /** Both are always there: a route hands them over as slots. */
  readonly words?: ReactNode;
  readonly object?: ReactNode;
  /** Parts of the width: words/object. */
  readonly share: '4/8' | '5/7' | '6/6';
  /** The object comes first: at the left, and above the words. */
  readonly turn?: boolean;
  /** `start` where the words are about as long as the object. */
  readonly align?: 'center' | 'start';
}) {
  const classes = ['split-pair', `split-pair--${share.slice(0, 1)}`];
  if (turn) classes.push('split-pair--turn');
  if (align === 'start') classes.push('split-pair--start');
  const text = <div>{words}</div>;
  return (
    <div className={classes.join(' ')}>
      {turn ? null : text}
      <div>{object}</div>
      {turn ? text : null}
    </div>
  );
}
