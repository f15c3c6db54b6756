import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';

/** End of the custom-projects page. */
export function ProjectsClosing() {
  return (
    <ClosingCall
      title={['Traga o', 'rascunho']}
      text="Pode ser um guardanapo, uma planilha ou uma reclamação."
    >
      <ButtonLink href="/contato">Mostrar o rascunho</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        Ver soluções
      </ButtonLink>
    </ClosingCall>
  );
}
