import { Hero } from '#components/sections/Hero.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { leave } from '#content/leave.ts';
import { page } from '#content/waitlist.ts';
import { type List, listNames } from '#content/waitlist-lists.ts';
import { formPath } from '#features/data-requests/rules/paths.ts';
import type { LeaveAnswer } from './leave.ts';
import '#features/waitlist/page/WaitlistPage.css';

/**
 * The page of a removal link: asks once, or says what came of it.
 * @param action where the button posts to: the link, marked as pressed on the page
 */
export function LeavePage({
  state,
  list,
  action,
}: {
  readonly state: LeaveAnswer['state'];
  readonly list: List | undefined;
  readonly action: string;
}) {
  const { title, text } = leave[state];
  const isAsked = state === 'ask';
  return (
    <Hero
      layout="over"
      size="h1"
      className="leave"
      title={title}
      dot={!isAsked}
      lead={list === undefined ? text : `${leave.list(listNames[list])} ${text}`}
      actions={
        <>
          {isAsked ? (
            <form method="post" action={action}>
              <Button type="submit">{leave.ask.button}</Button>
            </form>
          ) : null}
          {state === 'invalid' ? <ButtonLink href={formPath}>{leave.request}</ButtonLink> : null}
          <ButtonLink variant="line" href="/">
            {isAsked ? leave.ask.stay : leave.home}
          </ButtonLink>
        </>
      }
    >
      {isAsked || state === 'left' ? <RingsAhead left={!isAsked} /> : null}
    </Hero>
  );
}

const RINGS = Array.from({ length: 50 }, (_, index) => index + 1);

/** The visitor's dot in the queue, unless they have left, and the rings in front of it, to beyond the page's edge. Decorative. */
function RingsAhead({ left }: { readonly left: boolean }) {
  return (
    <div aria-hidden="true">
      <svg
        width="100%"
        height="26"
        overflow="visible"
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        {RINGS.map((ring) => (
          <circle
            key={ring}
            cx={9 + ring * 44}
            cy="9"
            r="8"
            strokeOpacity={Math.max(0.14, 0.82 - ring * 0.021).toFixed(2)}
          />
        ))}
        {left ? null : <circle cx="9" cy="9" r="9" fill="#9333ea" stroke="none" />}
      </svg>
      {left ? null : <span className="type-label">{page.card.you}</span>}
    </div>
  );
}
