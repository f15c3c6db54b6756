import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Example.tsx';
import { closing, printingPress, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';

/** The last call, beside the day's pile of newspapers. */
export function NewspapersClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<Pile />}>
      <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
    </ClosingCall>
  );
}

function Pile() {
  const { paper, day, lead } = printingPress;
  return (
    <Newspaper isPicture part="folded" paper={paper} date={[day, <Example key="example" />]} lead={lead} />
  );
}
