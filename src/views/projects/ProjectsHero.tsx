import { ButtonLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import './ProjectsHero.css';

/** Top of the custom-projects page: the headline drawn to measure, with the guides of a technical drawing. */
export function ProjectsHero() {
  return (
    <section className="projects-hero night">
      <div className="page-wrap">
        <h1 className="type-display projects-hero__title">
          <span className="projects-hero__line">
            <span className="projects-hero__part">Feito na</span>{' '}
            <span className="projects-hero__part">medida</span>
          </span>{' '}
          <span className="projects-hero__line">
            <span className="projects-hero__part">do seu</span>{' '}
            <span className="projects-hero__part">
              problema
              <HeadlineDot lands />
            </span>
          </span>
          <span className="projects-hero__size" aria-hidden="true">
            sob medida
          </span>
          <i className="projects-hero__edge projects-hero__edge--left" aria-hidden="true" />
          <i className="projects-hero__edge projects-hero__edge--right" aria-hidden="true" />
        </h1>
        <div className="split projects-hero__low">
          <p className="type-lead projects-hero__lead">
            Projetos personalizados para o que não veio em caixa. Uma etapa só começa depois que você aprova a
            anterior.
          </p>
          <div className="actions">
            <ButtonLink href="/contato">Falar com a equipe</ButtonLink>
            <ButtonLink variant="line" href="#metodologia">
              Ver o método
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
