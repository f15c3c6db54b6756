import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/leia-la.ts';
import { ShortLink } from './ShortLink.tsx';

/** The last call: the team, or the other solutions, beside the way from the long address to the short one. */
export function LeiaLaClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<ShortLink />}>
      <ButtonLink href="/contato">{closing.contact}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}
