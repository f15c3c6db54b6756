import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { projects } from '#content/home.ts';
import { arcShapes, ProjectArc } from './ProjectArc.tsx';
import './Home.css';

/** Custom projects: five steps on a curve, and what clients say of them. */
export function Projects() {
  return (
    <Section id="projetos" className="projects">
      <Split
        share="5/7"
        words={
          <>
            <SectionHead
              id="projetos"
              title={projects.title}
              lead={projects.lead}
              action={
                <div className="actions">
                  <GoLink href={projects.link.href}>{projects.link.label}</GoLink>
                  <p className="type-small">
                    <b>{projects.fact.value}</b>
                    {` ${projects.fact.label}`}
                  </p>
                </div>
              }
            />
            <FigureBasis figures={[projects.fact]} />
          </>
        }
        object={
          <div role="img" aria-label={projects.drawing}>
            {arcShapes.map((shape) => (
              <ProjectArc key={shape.id} shape={shape} steps={projects.steps} />
            ))}
          </div>
        }
      />
    </Section>
  );
}
