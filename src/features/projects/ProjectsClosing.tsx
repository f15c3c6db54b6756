import { ButtonLink } from '#components/ui/Button.tsx';
import { Disc } from '#components/ui/Disc.tsx';

/** End of the custom-projects page. */
export function ProjectsClosing() {
  return (
    <Disc title={['Traga o', 'rascunho']} text="Pode ser um guardanapo, uma planilha ou uma reclamação.">
      <ButtonLink href="/contato">Mostrar o rascunho</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        Ver soluções
      </ButtonLink>
    </Disc>
  );
}
