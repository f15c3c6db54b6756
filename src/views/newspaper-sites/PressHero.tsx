import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { hero, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import { PrintingPress } from './PrintingPress.tsx';

/** The front page comes off the press on one side, and stands on the reader's phone on the other. */
export function PressHero() {
  return (
    <Hero
      layout="beside"
      kicker={hero.kicker}
      title={hero.lines}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
          <GoLink href="#demo">{hero.secondary}</GoLink>
        </>
      }
      terms={
        <span className="marked">
          <Ring />
          {hero.notice}
        </span>
      }
    >
      <PrintingPress />
    </Hero>
  );
}
