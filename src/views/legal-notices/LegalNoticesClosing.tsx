import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/legal-notices.ts';
import { SeeMore } from './LegalNoticesHero.tsx';
import { StampedNotice } from './StampedNotice.tsx';

/** The last call: the legal-publications site, or the team, beside a stamped notice. */
export function LegalNoticesClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<StampedNotice />}>
      <SeeMore />
      <ButtonLink variant="line" href="/contato">
        {closing.contact}
      </ButtonLink>
    </ClosingCall>
  );
}
