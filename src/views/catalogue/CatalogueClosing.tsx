import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';

/** End of the catalogue: for whoever did not recognise the problem in any of the six. */
export function CatalogueClosing() {
  return (
    <ClosingCall
      title={['Conte o caso,', 'a gente aponta']}
      text="Descreva o problema como você o contaria a um colega. Se nenhuma das seis servir, dizemos isso também."
    >
      <ButtonLink href="/contato">Contar o caso</ButtonLink>
      <ButtonLink variant="line" href="/projetos">
        Ver projetos personalizados
      </ButtonLink>
    </ClosingCall>
  );
}
