import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { closing } from '#content/legal-notices.ts';
import { SeeMore } from './LegalNoticesHero.tsx';
import { StampedNotice } from './StampedNotice.tsx';
import '#components/ui/closing-actions.css';

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
