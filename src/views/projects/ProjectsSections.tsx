import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing, figuresTitle, projectFigures } from '#content/projects.ts';
import { Napkin } from './Napkin.tsx';

/** What the company has done, on the page's thirds, as the routes above. */
export function ProjectFigures() {
  return (
    <Section id="numeros" title={figuresTitle} quiet>
      <Figures layout="strip" items={projectFigures} basis={projectFigures} />
    </Section>
  );
}

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
