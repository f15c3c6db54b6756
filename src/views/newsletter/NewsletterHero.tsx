import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { newsletter } from '#content/newsletter.ts';
import { NewsletterDemo } from './NewsletterDemo.tsx';
import { ReaderLines } from './ReaderLines.tsx';
import { WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterHero.css';

const { hero } = newsletter;

/** The offer, and beside it the demonstration: three lines lead from the headline's full stop into the e-mail. */
export function NewsletterHero() {
  return (
    <section className="newsletter-hero night">
      <div className="page-wrap newsletter-hero__frame">
        <div className="newsletter-hero__words">
          <ProductKicker words={hero.kicker} />
          <h1 className="type-display newsletter-hero__title">
            <HeadlineLines lines={hero.title}>
              <HeadlineDot lands>
                <ReaderLines />
              </HeadlineDot>
            </HeadlineLines>
          </h1>
          <div className="newsletter-hero__low">
            <p className="type-lead">{hero.lead}</p>
            <div className="actions newsletter-hero__actions">
              <WaitlistButton />
              <a className="text-link text-link--alone" href="#acesso">
                {hero.access}
              </a>
            </div>
            <p className="type-small newsletter-hero__terms">{hero.terms}</p>
          </div>
        </div>
        <NewsletterDemo />
      </div>
    </section>
  );
}
