import { Dated } from '#components/ui/Dated.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { page } from '#content/waitlist.ts';
import { Rings } from '#features/waitlist/drawing/Rings.tsx';

/** The short opening of the waitlist page, on black: a line of rings that ends in the visitor's dot. */
export function WaitlistHero() {
  return (
    <section className="waitlist-hero night">
      <div className="page-wrap">
        <p className="type-label waitlist-hero__kicker">{page.hero.kicker}</p>
        <h1 className="type-h1 waitlist-hero__title">
          <span className="title-line">{page.hero.lines[0]}</span>{' '}
          <span className="title-line">
            {page.hero.lines[1]}
            <HeadlineDot lands>
              <Rings />
            </HeadlineDot>
          </span>
        </h1>
        <p className="type-lead">
          <Dated text={page.hero.lead} />
        </p>
      </div>
    </section>
  );
}
