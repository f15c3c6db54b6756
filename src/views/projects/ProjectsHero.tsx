import { Scene } from '#components/scenes/Scene.tsx';
import { HeadlineDot } from '#components/sections/Headline.tsx';
import { ProductKicker } from '#components/sections/Hero.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/pages/projects.ts';
import { kicker } from '#content/solutions.ts';
import { Screen } from './Artefact.tsx';
import './Projects.css';

/** Top of the custom-projects page: the headline drawn to measure, with the guides of a technical drawing, and a project. */
export function ProjectsHero() {
  return (
    <section className="projects-hero night">
      <div className="page-wrap">
        <ProductKicker words={kicker('projetos')} />
        <h1 className="type-display">
          <span className="title-line">{`${hero.lines[0]} `}</span>
          <span className="title-line">
            {hero.lines[1]}
            <HeadlineDot lands />
          </span>
          <span className="projects-hero__size type-small" aria-hidden="true">
            {hero.dimension}
          </span>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </h1>
        <div className="projects-hero__low stack">
          <p className="type-lead">{hero.lead}</p>
          <div className="actions">
            <ButtonLink href="/contato">{hero.contact}</ButtonLink>
            <ButtonLink variant="line" href="#metodologia">
              {hero.method}
            </ButtonLink>
          </div>
        </div>
        <Scene label={hero.project} proposed={hero.proposed} decided={hero.decided}>
          <Screen revised brief />
        </Scene>
      </div>
    </section>
  );
}
