import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/home.ts';
import { EditorPiece } from './EditorPiece.tsx';

/**
 * First view of the home page: what is offered and two ways on, beside the product at work, whose button is the dot. The
 * headline is one piece of text: it is one paint, the page's largest, and no part of it moves when the font arrives.
 */
export function HomeHero() {
  return (
    <Hero
      layout="beside"
      className="home-hero"
      title={hero.title}
      dot={null}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <ButtonLink variant="line" href={hero.secondary.href}>
            {hero.secondary.label}
          </ButtonLink>
        </>
      }
      terms={
        <>
          {hero.terms}
          {/* Each begins its line: nothing moves when the font arrives. */}
          {hero.lists.map(({ href, label }) => (
            <a key={href} className="text-link title-line" href={href}>
              {label}
            </a>
          ))}
        </>
      }
    >
      <EditorPiece />
    </Hero>
  );
}
