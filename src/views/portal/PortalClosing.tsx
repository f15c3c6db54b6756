import { whatsappUrl } from '#brand.ts';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Example.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { newsroom as words } from '#content/newsroom.ts';
import { closing, waitlist, whatsappText } from '#content/portal.ts';
import './PortalClosing.css';

/** The last call, beside the story on the air. */
export function PortalClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<PageOnAir />}>
      <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
      <ButtonLink variant="line" href={whatsappUrl(whatsappText)} {...newTab}>
        {closing.whatsApp} <NewTab />
      </ButtonLink>
    </ClosingCall>
  );
}

/** The story's page rises from the bottom edge; the headline's full stop is the editor's. Decorative. */
function PageOnAir() {
  const { headline, vote, session } = words.passages;
  return (
    <div className="portal-closing in-colour" data-drawing aria-hidden="true">
      <div className="portal-closing__bar">
        <b>{words.paper}</b>
        <span>{words.live}</span>
        <Example />
      </div>
      <p className="portal-closing__headline">
        {headline.before + headline.suggested}
        <i />
      </p>
      <div className="portal-closing__text">
        <p>{vote.before + vote.suggested + vote.after}</p>
        <p>{`${session.before + session.suggested + session.after} ${words.quote}`}</p>
      </div>
    </div>
  );
}
