import { GoLink } from '#components/ui/Button.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { projects } from '#content/home.ts';
import { arcShapes, ProjectArc } from './ProjectArc.tsx';
import './Projects.css';

/** Custom projects: five steps on a curve, and what clients say of them. */
export function Projects() {
  return (
    <section className="section projects" aria-labelledby="projetos">
      <div className="page-wrap page-grid projects__columns">
        <div className="span-5">
          <h2 className="type-h2" id="projetos">
            {projects.title}
          </h2>
          <p className="type-lead projects__lead">{projects.lead}</p>
          <div className="projects__link">
            <GoLink href={projects.link.href}>{projects.link.label}</GoLink>
            <p className="type-small">
              <b>{projects.fact.value}</b>
              {` ${projects.fact.label}`}
            </p>
          </div>
          <FigureBasis figures={[projects.fact]} />
        </div>
        <div className="span-7" role="img" aria-label={projects.drawing}>
          {arcShapes.map((shape) => (
            <ProjectArc key={shape.id} shape={shape} steps={projects.steps} />
          ))}
        </div>
      </div>
    </section>
  );
}
