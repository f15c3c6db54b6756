import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { NewsletterReview } from './NewsletterReview.tsx';

const { features } = newsletter;

/** The features, ringed where the AI prepares and dotted where a person decides, and how a mistake is caught. */
export function NewsletterFeatures() {
  return (
    <>
      <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
        <RuledList
          columns={4}
          items={features.items.map(({ by, title, text }) => ({
            mark: by === 'person' ? <Dot /> : <Ring />,
            title,
            text,
          }))}
        />
      </Section>
      <NewsletterReview />
    </>
  );
}
