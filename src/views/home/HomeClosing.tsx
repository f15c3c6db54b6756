import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { closing } from '#content/home.ts';

/** The last call of the home page. */
export function HomeClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text}>
      <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
      <ButtonLink variant="line" href={closing.secondary.href}>
        {closing.secondary.label}
      </ButtonLink>
    </ClosingCall>
  );
}
