import { Disc } from '#components/ui/BareDisc.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/home.ts';

/** The last call of the home page. */
export function Closing() {
  return (
    <Disc title={closing.title} text={closing.text}>
      <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
      <ButtonLink variant="line" href={closing.secondary.href}>
        {closing.secondary.label}
      </ButtonLink>
    </Disc>
  );
}
