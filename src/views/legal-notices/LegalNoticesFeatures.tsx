import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { features } from '#content/legal-notices.ts';

/** Twelve features as an official index. */
export function LegalNoticesFeatures() {
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
      <RuledList columns={2} side size="small" items={features.items} />
    </Section>
  );
}
