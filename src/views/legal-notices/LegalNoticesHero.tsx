import { Drawing } from '#components/drawing/Drawing.tsx';
import './LegalNotices.css';
import { brand } from '#brand.ts';
import { RegisterScene } from '#components/scenes/RegisterScene.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero, proof, register, registerColumns } from '#content/pages/legal-notices.ts';
import { PostmarkWide, Stamp } from './Postmark.tsx';

/** Headline cancelled by a postmark, over the register of notices. */
export function LegalNoticesHero() {
  return (
    <Hero
      layout="over"
      {...hero}
      className="notices-hero"
      anchored={<PostmarkWide />}
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
      {/* The mock of the product's interface (R-LEG-1): a disabled search box, a Filters button and three sample listings. */}
      <RegisterScene
        docked
        stacked
        {...register}
        columns={registerColumns}
        proof={{ ...proof, drawing: <Signature /> }}
      />
    </Hero>
  );
}

/** The way to the legal-publications site, in a new tab. */
export function SeeMore() {
  return (
    <ButtonLink href={brand.externalTools.legalPublications} away>
      {hero.seeMore}
    </ButtonLink>
  );
}

/** A hand's line, which ends in the dot. */
export function Signature({ width, height }: { readonly width?: number; readonly height?: number }) {
  return (
    <Drawing box="0 0 344 64" width={width} height={height} stroke="#7e22ce" strokeWidth={width ? 2.5 : 1.25}>
      <path d="M2 46C30 46 34 12 52 12S60 52 78 50 96 20 108 22 112 48 128 46 150 30 160 32 168 46 184 44 210 40 300 40" />
      <circle cx="312" cy="40" r="5" fill="#9333ea" stroke="none" />
    </Drawing>
  );
}
