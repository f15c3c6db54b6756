import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { philosophy } from '#content/philosophy.ts';
import type { BenefitCard } from '#content/schema.ts';

/** The six benefits as a ruled table: figure on the left, words on the right, icon at the end. */
export function Benefits() {
  const { title, items } = philosophy.benefits;
  const figures = items.map((item) => ({
    value: item.stat.value,
    label: item.title,
    text: item.description,
    mark: <Icon {...item} />,
  }));
  return (
    <Section id="ganhos" ground="paper" title={title}>
      <Figures layout="rows" items={figures} basis={items.map(({ stat }) => stat)} />
    </Section>
  );
}

function Icon({ icon, color }: Pick<BenefitCard, 'icon' | 'color'>) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="-2 -2 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={icon.path} />
      <circle cx={icon.dot[0]} cy={icon.dot[1]} r="4" fill={`var(--ct-${color})`} stroke="none" />
    </svg>
  );
}
