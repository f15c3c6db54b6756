import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { ReaderLinesTall, ReaderLinesWide } from './ReaderLines.tsx';
import { ThreeVersions } from './ThreeVersions.tsx';
import { WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterHero.css';

const { hero, status } = newsletter;

/** One full stop, three lines, three readers: each line lands on its own column of the scene. */
export function NewsletterHero() {
  return (
    <>
      <section className="news-hero night">
        <div className="page-wrap">
          <div className="news-hero__frame">
            <p className="type-label news-hero__name">{newsletter.name}</p>
            <h1 className="type-display xl:text-[length:min(9.4cqi,9.5rem)]">
              <span className="title-line">{hero.title[0]}</span>{' '}
              <span className="title-line">{hero.title[1]}</span>{' '}
              <span className="title-line">
                {hero.title[2]}
                <HeadlineDot lands>
                  <ReaderLinesWide />
                  <ReaderLinesTall />
                </HeadlineDot>
              </span>
            </h1>
            <div className="news-hero__low">
              <p className="type-lead">
                <span className="md:block">{hero.lead[0]}</span>{' '}
                <span className="md:block">{hero.lead[1]}</span>
              </p>
              <div className="news-hero__actions">
                <WaitlistButton className="max-md:w-full" />
                <a className="text-link news-hero__demo" href="#demo">
                  {hero.demo}
                </a>
              </div>
            </div>
            <ThreeVersions />
          </div>
        </div>
      </section>
      <div className="border-b border-rule">
        <p className="page-wrap type-small py-5">
          <b className="font-[550] text-fg">{status.now}</b> {status.queue}
        </p>
      </div>
    </>
  );
}
