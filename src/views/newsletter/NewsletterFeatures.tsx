import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import './NewsletterFeatures.css';

const { features } = newsletter;

/** The features as an inbox: the dot is the person's decision, the rings are what the AI prepared for it. */
export function NewsletterFeatures() {
  return (
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
              <span className="newsletter-features__time" aria-hidden="true">
                {item.time}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
