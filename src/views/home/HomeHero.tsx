import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/home.ts';
import { EditorPiece } from './EditorPiece.tsx';
import './HomeHero.css';

/** First view of the home page: what is offered and two ways on, beside the product at work, whose button is the dot. */
export function HomeHero() {
  return (
    <section className="home-hero night" aria-labelledby="titulo">
      <div className="page-wrap home-hero__wrap">
        <div className="home-hero__offer">
          {/* One piece of text, broken by its width: it is one paint, the page's largest, and no part of it
              moves when the font arrives. */}
          <h1 className="type-display home-hero__title" id="titulo">
            {hero.title}
          </h1>
          <p className="type-lead home-hero__lead">{hero.lead}</p>
          <div className="actions home-hero__actions">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink variant="line" href={hero.secondary.href}>
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className="type-small home-hero__terms">{hero.terms}</p>
        </div>
        <EditorPiece />
      </div>
    </section>
  );
}
