import { Figures } from '#components/sections/Figures.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { differentials } from '#content/portal.ts';

/** Six differentials set as a front page: the largest figure is the lead story. Each says that it is a goal. */
export function FrontPage() {
  const { title, goal, goals, items } = differentials;
  const mark = (
    <p className="type-small marked">
      <Ring />
      {`${goal} `}
    </p>
  );
  return (
    <section className="section paper" id="diferenciais" aria-labelledby="diferenciais-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="diferenciais-titulo">
          {title}
        </h2>
        <Figures
          layout="lead"
          items={items.map((item) => ({ ...item, label: item.title, mark }))}
          basis={items}
          goals={goals}
        />
      </div>
    </section>
  );
}
