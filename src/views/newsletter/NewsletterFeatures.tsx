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
          items={features.items.map(({ by, title, text }) =>
            by === 'person'
              ? {
                  mark: <Dot />,
                  title: <span className="type-h3">{title}</span>,
                  text: <span className="type-lead">{text}</span>,
                }
              : { mark: <Ring />, title, text },
          )}
        />
      </Section>
      <NewsletterReview />
    </>
  );
}
