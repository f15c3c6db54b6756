import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { leave } from '#content/leave.ts';
import { formPath } from '#features/data-requests/rules/paths.ts';
import { RingsAhead } from '#features/waitlist/drawing/RingsAhead.tsx';
import type { LeaveAnswer } from './leave.ts';
import '#features/waitlist/page/Confirmation.css';

/**
 * The page of a removal link: asks once, or says what came of it.
 * @param action where the button posts to: the link, marked as pressed on the page
 */
export function LeavePage({
  state,
  action,
}: {
  readonly state: LeaveAnswer['state'];
  readonly action: string;
}) {
  const { title, text } = leave[state];
  return (
    <section className="leave night">
      <div className="page-wrap">
        <h1 className="type-h1">
          {title}
          {state === 'ask' ? null : <HeadlineDot />}
        </h1>
        <p className="type-lead">{text}</p>
        <div className="actions">
          {state === 'ask' ? (
            <>
              <form method="post" action={action}>
                <Button type="submit">{leave.ask.button}</Button>
              </form>
              <ButtonLink variant="line" href="/">
                {leave.ask.stay}
              </ButtonLink>
            </>
          ) : (
            <>
              {state === 'invalid' ? <ButtonLink href={formPath}>{leave.request}</ButtonLink> : null}
              <ButtonLink variant="line" href="/">
                {leave.home}
              </ButtonLink>
            </>
          )}
        </div>
        {state === 'ask' ? <RingsAhead /> : null}
        {state === 'left' || state === 'gone' ? <RingsAhead left /> : null}
      </div>
    </section>
  );
}
