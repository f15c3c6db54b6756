import './Portal.css';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Marks.tsx';
import { newsroom as words } from '#content/pages/newsroom.ts';
import { closing, faq, waitlist } from '#content/pages/portal.ts';

/** The last call, beside the story's page: the headline's full stop is the editor's. */
export function PortalClosing() {
  const { headline, vote, session } = words.passages;
  return (
    <ClosingCall
      {...closing}
      object={
        <Newspaper
          part="sheet"
          isPicture
          paper={words.paper}
          date={[words.live, <Example key="example" />]}
          lead={headline.before + headline.suggested}
          stories={[
            vote.before + vote.suggested + vote.after,
            `${session.before + session.suggested + session.after} ${words.quote}`,
          ]}
        />
      }
    >
      <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
      <ButtonLink variant="line" href={faq.more.href} away>
        {faq.more.label}
      </ButtonLink>
    </ClosingCall>
  );
}
