import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { hero, waitlist } from '#content/portal.ts';
import './PortalHero.css';

/** The headline and the offer in two columns with a rule between them; the editor stands at their feet. */
export function PortalHero() {
  return (
    <section className="portal-hero night">
      <div className="page-wrap portal-hero__grid">
        <ProductKicker words={hero.kicker} />
        <div className="portal-hero__box">
          <h1 className="type-display portal-hero__title">
            {hero.lines.map(([start, end], index) => (
              <span className="title-line" key={start}>
                <span className="portal-hero__part">{`${start} `}</span>
                <span className="portal-hero__part">
                  {index === hero.lines.length - 1 ? end : `${end} `}
                  {index === hero.lines.length - 1 ? <HeadlineDot lands /> : null}
                </span>
              </span>
            ))}
          </h1>
        </div>
        <div className="portal-hero__offer">
          <p className="type-lead">
            <Dated text={hero.lead} />
          </p>
          <div className="actions portal-hero__actions">
            <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
            <GoLink href="#demo">{hero.demo}</GoLink>
          </div>
          <p className="type-small">{hero.terms}</p>
        </div>
      </div>
    </section>
  );
}
