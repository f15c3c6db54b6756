import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { NewsletterReview } from './NewsletterReview.tsx';
import './NewsletterFeatures.css';

const { features } = newsletter;

/** The features, ringed where the AI prepares and dotted where a person decides, and how a mistake is caught. */
export function NewsletterFeatures() {
  return (
    <>
      <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
        <div className="page-wrap">
          <h2 className="type-h2" id="recursos-titulo">
            {features.title}
          </h2>
          <ul className="newsletter-features">
            {features.items.map((item) => (
              <li key={item.title}>
                {item.by === 'person' ? <Dot /> : <Ring />}
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <NewsletterReview />
    </>
  );
}
