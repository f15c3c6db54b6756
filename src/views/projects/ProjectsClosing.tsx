import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/projects.ts';
import { Napkin } from './Napkin.tsx';

/** End of the custom-projects page. */
export function ProjectsClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<Napkin />}>
      <ButtonLink href="/contato">{closing.primary}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}
