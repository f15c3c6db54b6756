import { ButtonLink } from '#components/ui/Button.tsx';
import { Disc } from '#components/ui/Disc.tsx';
import { about } from '#content/about.ts';

/** The call to action that ends `/sobre`. */
export function AboutClosing() {
  return (
    <Disc title={about.closing.title} text={about.closing.text}>
      <ButtonLink href="/contato">Falar com a equipe</ButtonLink>
      <ButtonLink href="/solucoes" variant="line">
        Ver soluções
      </ButtonLink>
    </Disc>
  );
}
