import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { about, values } from '#content/about.ts';

/** The six values, as rules in two columns. */
export function Values() {
  const items = values.map(({ title, text, link }) => ({
    title,
    text,
    extra: link ? (
      <a className="text-link text-link--alone" href={link.href}>
        {link.label}
      </a>
    ) : undefined,
  }));
  return (
    <Section id="valores" ground="paper" title={about.valuesTitle}>
      <RuledList columns={2} side size="large" items={items} />
    </Section>
  );
}
