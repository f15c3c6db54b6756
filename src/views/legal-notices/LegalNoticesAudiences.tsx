import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { audiences } from '#content/legal-notices.ts';

/** Who uses it: four audiences, in one row. */
export function LegalNoticesAudiences() {
  return (
    <Section id="publicos" title={audiences.title}>
      <RuledList columns={4} items={audiences.items} />
    </Section>
  );
}
