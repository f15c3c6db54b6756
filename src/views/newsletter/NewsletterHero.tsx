import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { newsletter } from '#content/newsletter.ts';
import { NewsletterDemo } from './NewsletterDemo.tsx';
import { WaitlistButton } from './NewsletterSections.tsx';
import { ReaderLines } from './ReaderLines.tsx';
import './Newsletter.css';

const { hero } = newsletter;

/** The offer, and beside it the demonstration: three lines lead from the headline's full stop into the e-mail. */
export function NewsletterHero() {
  return (
    <Hero
      layout="beside"
      className="newsletter-hero"
      kicker={hero.kicker}
      title={hero.title}
      dot={
        <HeadlineDot lands>
          <ReaderLines />
        </HeadlineDot>
      }
      lead={hero.lead}
      actions={
        <>
          <WaitlistButton />
          <a className="text-link text-link--alone" href="#acesso">
            {hero.access}
          </a>
        </>
      }
      terms={hero.terms}
    >
      <NewsletterDemo />
    </Hero>
  );
}
