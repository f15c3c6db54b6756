import type { ReactNode } from 'react';

/**
 * A conversation: what somebody says, at the right, and the answer to it, at the left. Several pairs stand side by side where
 * there is room. In a `Scene` it is a picture of a messenger; alone its words are the page's own, and `ink` sets the answers
 * in white on ink.
 */
export function Talk({
  pairs,
  ink = false,
}: {
  readonly pairs: readonly { readonly key?: string; readonly said: ReactNode; readonly answer: ReactNode }[];
  readonly ink?: boolean;
}) {
  return (
    <ul className={ink ? 'talk talk--ink' : 'talk'}>
      {pairs.map(({ key, said, answer }, index) => (
        <li key={key ?? index}>
          <div>{said}</div>
          <div>{answer}</div>
        </li>
      ))}
    </ul>
  );
}
