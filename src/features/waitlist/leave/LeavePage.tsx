import { Hero } from '#components/sections/Hero.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { leave } from '#content/leave.ts';
import { type List, listNames } from '#content/waitlist-lists.ts';
import { formPath } from '#features/data-requests/rules/paths.ts';
import { RingsAhead } from '#features/waitlist/drawing/RingsAhead.tsx';
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
      {isAsked ? <RingsAhead /> : null}
      {state === 'left' ? <RingsAhead left /> : null}
    </Hero>
  );
}
