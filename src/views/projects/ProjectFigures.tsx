import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { figuresTitle, projectFigures } from '#content/projects.ts';
import './ProjectFigures.css';

/** The figures, read as sentences rather than as counters. */
export function ProjectFigures() {
  return (
    <section className="section" aria-labelledby="numeros">
      <div className="page-wrap">
        <h2 className="visually-hidden" id="numeros">
          {figuresTitle}
        </h2>
        <ul className="project-figures">
          {projectFigures.map((figure) => (
            <li key={figure.value}>
              <b>{figure.value}</b>
              {` ${figure.label}`}
            </li>
          ))}
        </ul>
        <FigureBasis figures={projectFigures} />
      </div>
    </section>
  );
}
