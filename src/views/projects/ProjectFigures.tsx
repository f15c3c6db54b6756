import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { figuresTitle, projectFigures } from '#content/projects.ts';

/** What the company has done, on the page's thirds, as the routes above. */
export function ProjectFigures() {
  return (
    <Section id="numeros" title={figuresTitle} quiet>
      <Figures layout="strip" items={projectFigures} basis={projectFigures} />
    </Section>
  );
}
