import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { classifieds } from '#content/newspaper-sites.ts';
import './Classifieds.css';

/** Six differentials as a page of small ads, no two columns alike. */
export function Classifieds() {
  return (
    <section className="section paper" id="diferenciais" aria-labelledby="diferenciais-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="diferenciais-titulo">
          {classifieds.title}
        </h2>
        <ul className="classifieds">
          {classifieds.items.map(({ kind, figure, text }) => (
            <li key={kind}>
              <h3 className="type-small">{kind}</h3>
              <p className="type-body">
                <strong>{figure.value}</strong>
                {` ${text}`}
              </p>
            </li>
          ))}
        </ul>
        <FigureBasis figures={classifieds.items.map(({ figure }) => figure)} goals={classifieds.goals} />
      </div>
    </section>
  );
}
