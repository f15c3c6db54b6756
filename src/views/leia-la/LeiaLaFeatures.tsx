import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { features, featuresTitle } from '#content/leia-la.ts';

/** Six features on rules, each a decision of the newsroom's. */
export function LeiaLaFeatures() {
  const items = features.map(({ title, text, path, dot }) => ({
    title,
    text,
    mark: <LineIcon path={path} dot={dot} on />,
  }));
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={featuresTitle}>
      <RuledList columns={3} iconAbove items={items} />
    </Section>
  );
}
