import { Scene } from '#components/scenes/Scene.tsx';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { hero } from '#content/projects.ts';
import { kicker } from '#content/solutions.ts';
import { Screen } from './Screen.tsx';
import './ProjectsHero.css';
import '#components/scenes/Scene.css';
import '#components/scenes/TimetableScene.css';

/** Top of the custom-projects page: the headline drawn to measure, with the guides of a technical drawing, and a project. */
export function ProjectsHero() {
  return (
    <section className="projects-hero night">
      <div className="page-wrap">
        <ProductKicker className="projects-hero__kicker" words={kicker('projetos')} />
        <h1 className="type-display projects-hero__title">
          <span className="projects-hero__line">{`${hero.lines[0]} `}</span>
          <span className="projects-hero__line">
            {hero.lines[1]}
            <HeadlineDot lands />
          </span>
          <span className="projects-hero__size" aria-hidden="true">
            {hero.dimension}
          </span>
          <i className="projects-hero__edge projects-hero__edge--left" aria-hidden="true" />
          <i className="projects-hero__edge projects-hero__edge--right" aria-hidden="true" />
        </h1>
        <div className="projects-hero__low">
          <p className="type-lead projects-hero__lead">{hero.lead}</p>
          <div className="actions projects-hero__actions">
            <ButtonLink href="/contato">{hero.contact}</ButtonLink>
            <ButtonLink variant="line" href="#metodologia">
              {hero.method}
            </ButtonLink>
          </div>
        </div>
        <Scene
          className="projects-hero__project"
          label={hero.project}
          proposed={hero.proposed}
          decided={hero.decided}
        >
          <Screen revised />
        </Scene>
      </div>
    </section>
  );
}
