import { FigureLead } from '#components/sections/FigureLead.tsx';
import { Section } from '#components/sections/Section.tsx';
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
    <Section ground="paper" anchor="diferenciais" id="diferenciais-titulo" title={title}>
      <FigureLead
        items={items.map((item) => ({ ...item, label: item.title, mark }))}
        basis={items}
        goals={goals}
      />
    </Section>
  );
}
