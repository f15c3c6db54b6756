import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { hero, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import { PrintingPress } from './PrintingPress.tsx';
import './PressHero.css';

/** The front page comes off the press on one side, and stands on the reader's phone on the other. */
export function PressHero() {
  return (
    <section className="press-hero night">
      <div className="page-wrap press-hero__grid">
        <div className="press-hero__words">
          <ProductKicker className="press-hero__kicker" words={hero.kicker} />
          <h1 className="type-display press-hero__title">
            {hero.lines[0]}
            <br />
            {hero.lines[1]}
            <HeadlineDot lands />
          </h1>
          <p className="type-lead">{hero.lead}</p>
          <div className="actions press-hero__actions">
            <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
            <GoLink href="#demo">{hero.secondary}</GoLink>
          </div>
          <p className="type-small marked">
            <Ring />
            {hero.notice}
          </p>
        </div>
        <PrintingPress />
      </div>
    </section>
  );
}
