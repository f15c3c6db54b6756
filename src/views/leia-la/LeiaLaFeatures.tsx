import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { features } from '#content/pages/leia-la.ts';

/** The icon of each feature, in their order. */
const ICONS = [
  { path: 'M4 10c14 0 4 12 14 12s-2 12 10 12h4', dot: [36, 34] },
  { path: 'M20 12H6v21h26', dot: [36, 33] },
  { path: 'M4 22h10c8 0 8-12 16-12h10M14 22c8 0 8 12 16 12h2', dot: [36, 34] },
  { path: 'M4 38c8 0 8-10 14-10s6 4 10 4 4-20 6-21', dot: [38, 8] },
  { path: 'M4 4h12v12H4zM28 4h12v12H28zM4 28h12v12H4zM28 28h5v5', dot: [37, 37] },
  { path: 'M4 8c16 0 12 14 28 14M4 36c16 0 12-14 28-14', dot: [36, 22] },
] as const;

/** Six features on rules, each a decision of the newsroom's. */
export function LeiaLaFeatures() {
  const items = features.items.map((feature, index) => ({
    ...feature,
    mark: <LineIcon {...(ICONS[index] ?? ICONS[0])} on />,
  }));
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
      <RuledList columns={3} iconAbove items={items} />
    </Section>
  );
}
