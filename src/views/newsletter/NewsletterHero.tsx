import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { HeadlineLines } from '#components/ui/HeadlineLines.tsx';
import { newsletter } from '#content/newsletter.ts';
import { ReaderLinesTall, ReaderLinesWide } from './ReaderLines.tsx';
import { ThreeVersions } from './ThreeVersions.tsx';
import { WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterHero.css';

const { hero, status } = newsletter;

/** Three lines lead from the headline's full stop to the columns of the three readers. */
export function NewsletterHero() {
  return (
    <>
      <section className="newsletter-hero night">
        <div className="page-wrap">
          <p className="type-label newsletter-hero__kicker">{hero.kicker}</p>
          <div className="newsletter-hero__frame">
            <h1 className="type-display newsletter-hero__title">
              <HeadlineLines lines={hero.title}>
                <HeadlineDot lands>
                  <ReaderLinesWide />
                  <ReaderLinesTall />
                </HeadlineDot>
              </HeadlineLines>
            </h1>
            <div className="newsletter-hero__low">
              <p className="type-lead">{hero.lead}</p>
              <div className="actions newsletter-hero__actions">
                <WaitlistButton />
                <a className="text-link text-link--alone" href="#demo">
                  {hero.demo}
                </a>
              </div>
              <p className="type-small newsletter-hero__terms">{hero.terms}</p>
            </div>
            <ThreeVersions />
          </div>
        </div>
      </section>
      <div className="newsletter-status">
        <p className="page-wrap type-small">
          <b>{status.now}</b>
          {` ${status.queue}`}
        </p>
      </div>
    </>
  );
}
