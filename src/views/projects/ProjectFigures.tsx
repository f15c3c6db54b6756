import { projectFigures } from '#content/projects.ts';

/** The figures, read as sentences rather than as counters. */
export function ProjectFigures() {
  return (
    <section className="section" aria-labelledby="numeros">
      <div className="page-wrap">
        <h2 className="visually-hidden" id="numeros">
          Números
        </h2>
        <ul className="text-[clamp(2.25rem,1.1rem+5.6vw,6.5rem)] leading-[1.04] font-[550] tracking-[-0.05em] text-fg-3">
          {projectFigures.map((figure) => (
            <li className="mt-[0.3em] text-balance first:mt-0" key={figure.value}>
              <b className="font-[550] whitespace-nowrap text-fg">{figure.value}</b> {figure.label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
