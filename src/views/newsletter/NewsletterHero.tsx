import './Newsletter.css';
import { Hero } from '#components/sections/Hero.tsx';
import { LoneLink } from '#components/ui/Button.tsx';
import { newsletter } from '#content/pages/newsletter.ts';
import { readers } from '#content/pages/newsletter-edition.ts';
import { NewsletterDemo } from './NewsletterDemo.tsx';
import { WaitlistButton } from './NewsletterSections.tsx';

const { hero } = newsletter;

/** The offer, and beside it the demonstration: three lines lead from the headline's full stop into the e-mail. */
export function NewsletterHero() {
  return (
    <Hero
      layout="beside"
      {...hero}
      className="newsletter-hero"
      anchored={<ReaderLines />}
      actions={
        <>
          <WaitlistButton />
          <LoneLink href="#acesso">{hero.access}</LoneLink>
        </>
      }
    >
      <NewsletterDemo />
    </Hero>
  );
}

/** Where each line meets the e-mail: above the dot, in hundredths of the headline's em. */
const ENDS = { marina: -150, osvaldo: -75, rafa: 0 } as const;

/** From the headline's dot to the e-mail, one line a reader; the e-mail covers where they end. */
function ReaderLines() {
  return (
    <svg className="reader-lines desk-only" viewBox="0 -200 1000 300" fill="none" aria-hidden="true">
      {readers.map(({ id, name }) => (
        <g key={id} data-line={id} stroke="#fff" strokeOpacity=".34" fillOpacity=".72">
          <path d={`M0 0C110 0 110 ${ENDS[id]} 220 ${ENDS[id]}H1000`} vectorEffect="non-scaling-stroke" />
          <text x="205" y={ENDS[id] + 20} fontSize="15" fontWeight="500" fill="#fff" stroke="none">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
