import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/catalogue.ts';
import { CardIndex } from './CardIndex.tsx';

/** End of the catalogue, for visitors whose problem none of the six solves. */
export function CatalogueClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<CardIndex />}>
      <ButtonLink href="/contato">{closing.primary}</ButtonLink>
      <ButtonLink variant="line" href="/projetos">
        {closing.secondary}
      </ButtonLink>
    </ClosingCall>
  );
}
