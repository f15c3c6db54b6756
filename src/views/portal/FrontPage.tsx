import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { differentials } from '#content/portal.ts';
import './FrontPage.css';

/** Six differentials set as a front page: the largest figure is the lead story. Each says that it is a goal. */
export function FrontPage() {
  return (
    <section className="section paper" id="diferenciais" aria-labelledby="diferenciais-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="diferenciais-titulo">
          {differentials.title}
        </h2>
        <ul className="front-page">
          {differentials.items.map(({ before, value, title, text }) => (
            <li key={title}>
              <p className="type-small marked front-page__goal">
                <Ring />
                {`${differentials.goal} `}
              </p>
              <p className="front-page__figure">
                {before ? <small>{`${before} `}</small> : null}
                {value}
              </p>
              <h3>{title}</h3>
              <p className="type-body">{text}</p>
            </li>
          ))}
        </ul>
        <FigureBasis figures={differentials.items} goals={differentials.goals} />
      </div>
    </section>
  );
}
