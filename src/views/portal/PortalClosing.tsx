import { whatsappUrl } from '#brand.ts';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Example.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { newsroom as words } from '#content/newsroom.ts';
import { closing, waitlist, whatsappText } from '#content/portal.ts';

/** The last call, beside the story's page: the headline's full stop is the editor's. */
export function PortalClosing() {
  const { headline, vote, session } = words.passages;
  return (
    <ClosingCall
      title={closing.title}
      text={closing.text}
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
      <ButtonLink variant="line" href={whatsappUrl(whatsappText)} {...newTab}>
        {closing.whatsApp} <NewTab />
      </ButtonLink>
    </ClosingCall>
  );
}
