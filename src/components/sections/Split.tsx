import type { ReactNode } from 'react';

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
  framed = false,
  align = 'center',
}: {
  readonly words: ReactNode;
  readonly object: ReactNode;
  /** Parts of the width: words/object. */
  readonly share: '4/8' | '5/7' | '6/6';
  /** The object comes first: at the left, and above the words. */
  readonly turn?: boolean;
  /** Both stand on one framed sheet. */
  readonly framed?: boolean;
  /** `start` where the words are about as long as the object. */
  readonly align?: 'center' | 'start';
}) {
  const classes = ['split-pair', `split-pair--${share.slice(0, 1)}`];
  if (turn) classes.push('split-pair--turn');
  if (framed) classes.push('split-pair--framed');
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
