import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Example.tsx';
import { closing, printingPress, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import './NewspapersClosing.css';

/** The last call, beside the day's pile of newspapers. */
export function NewspapersClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<Pile />}>
      <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
    </ClosingCall>
  );
}

/** Folded newspapers, the front page on top; the headline ends in the dot. Decorative. */
function Pile() {
  return (
    <div className="newspaper-pile in-colour" data-drawing aria-hidden="true">
      <b>{printingPress.paper}</b>
      <p className="newspaper-pile__date">
        <span>{printingPress.day}</span>
        <Example />
      </p>
      <p className="newspaper-pile__lead">
        {printingPress.lead}
        <i />
      </p>
    </div>
  );
}
