import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { hero, waitlist } from '#content/portal.ts';
import './PortalHero.css';

/** The headline and the offer with a column rule between them; the editor stands at their feet. */
export function PortalHero() {
  return (
    <Hero
      layout="low"
      size="display"
      className="portal-hero"
      kicker={hero.kicker}
      title={hero.title}
      lead={<Dated text={hero.lead} />}
      actions={
        <>
          <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
          <GoLink href="#demo">{hero.demo}</GoLink>
        </>
      }
      terms={hero.terms}
    />
  );
}
