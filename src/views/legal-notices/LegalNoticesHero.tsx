import { brand } from '#brand.ts';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { hero } from '#content/legal-notices.ts';
import { NoticesRegister } from './NoticesRegister.tsx';
import { PostmarkWide, Stamp } from './Postmark.tsx';
import './LegalNoticesHero.css';

/** Headline cancelled by a postmark, over the register of notices. */
export function LegalNoticesHero() {
  return (
    <Hero
      layout="over"
      className="notices-hero"
      kicker={hero.kicker}
      title={hero.lines}
      dot={
        <HeadlineDot lands>
          <PostmarkWide />
        </HeadlineDot>
      }
      lead={hero.lead}
      note={hero.law}
      actions={
        <>
          <SeeMore />
          <ButtonLink variant="line" href="#recursos">
            {hero.features}
          </ButtonLink>
        </>
      }
    >
      <Stamp id="hero-stamp" colour="#c084fc" example />
      <NoticesRegister />
    </Hero>
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
