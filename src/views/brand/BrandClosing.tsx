import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/brand-page.ts';
import { PrintProof } from './PrintProof.tsx';

/** End of the brand page, for whoever is not sure of a use. */
export function BrandClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<PrintProof />}>
      <ButtonLink href="/contato">{closing.contact}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}
