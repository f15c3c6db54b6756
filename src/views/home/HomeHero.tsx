import { ButtonLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { hero, tallHeadlines, wideHeadlines } from '#content/home.ts';
import { CandidateLines } from './CandidateLines.tsx';
import { tallBundle, wideBundle } from './candidate-lines.ts';
import './HomeHero.css';

/** First view of the home page: the title, whose full stop ends every candidate line, and two ways on. */
export function HomeHero() {
  return (
    <section className="home-hero night" aria-labelledby="titulo">
      <div className="page-wrap">
        <h1 className="type-display home-hero__title" id="titulo">
          {/* One piece of text, broken by its width: it is one paint, the page's largest, and no part of it
              moves when the font arrives. */}
          {hero.title}
          <HeadlineDot lands>
            <CandidateLines
              id="wide"
              shape={wideBundle}
              headlines={wideHeadlines}
              viewBox="-2000 -600 2400 700"
              ring={{ r: 3, gap: 11 }}
              below={{ x: -684, y: -184 }}
            />
            <CandidateLines
              id="tall"
              shape={tallBundle}
              headlines={tallHeadlines}
              viewBox="-700 -900 1000 1000"
              ring={{ r: 6, gap: 20 }}
              below={{ x: -318, y: -486 }}
            />
          </HeadlineDot>
        </h1>
        <div className="page-grid home-hero__bottom">
          <p className="type-lead home-hero__lead span-6">{hero.lead}</p>
          <div className="actions home-hero__actions span-5 from-8">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink variant="line" href={hero.secondary.href}>
              {hero.secondary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
