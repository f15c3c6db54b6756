import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { about } from '#content/about.ts';

/** The call to action that ends `/sobre`. */
export function AboutClosing() {
  return (
    <ClosingCall title={about.closing.title} text={about.closing.text}>
      <ButtonLink href="/contato">Falar com a equipe</ButtonLink>
      <ButtonLink href="/solucoes" variant="line">
        Ver soluções
      </ButtonLink>
    </ClosingCall>
  );
}
