import { brand } from '#brand.ts';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { hero } from '#content/legal-notices.ts';
import { NoticesRegister } from './NoticesRegister.tsx';
import { PostmarkWide, Stamp } from './Postmark.tsx';
import './LegalNoticesHero.css';

/** Headline cancelled by a postmark, over the register of notices. */
export function LegalNoticesHero() {
  return (
    <section className="notices-hero night">
      <div className="page-wrap">
        <ProductKicker className="notices-hero__kicker" words={hero.kicker} />
        <Stamp className="notices-hero__stamp" example />
        <h1 className="type-display notices-hero__title">
          <HeadlineLines lines={hero.lines}>
            <HeadlineDot>
              <PostmarkWide />
            </HeadlineDot>
          </HeadlineLines>
        </h1>
        <p className="type-lead notices-hero__lead">{hero.lead}</p>
        <p className="type-small notices-hero__law">{hero.law}</p>
        <div className="actions notices-hero__actions">
          <SeeMore />
          <ButtonLink variant="line" href="#recursos">
            {hero.features}
          </ButtonLink>
        </div>
        <NoticesRegister />
      </div>
    </section>
  );
}

/** The way to the legal-publications site, in a new tab. */
export function SeeMore() {
  return (
    <ButtonLink href={brand.externalTools.legalPublications} {...newTab}>
      {`${hero.more} `}
      <NewTab />
    </ButtonLink>
  );
}
