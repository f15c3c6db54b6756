import { ButtonLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import './ProjectsHero.css';

/** Top of the custom-projects page: the headline drawn to measure, with the guides of a technical drawing. */
export function ProjectsHero() {
  return (
    <section className="made night">
      <div className="page-wrap">
        <h1 className="type-display made__title text-[length:var(--made-size)] leading-[1.14] md:leading-[1.08]">
          <span className="made__line">
            <span className="made__part">Feito na</span> <span className="made__part">medida</span>
          </span>{' '}
          <span className="made__line">
            <span className="made__part">do seu</span>{' '}
            <span className="made__part">
              problema
              <HeadlineDot lands />
            </span>
          </span>
          <span className="made__size" aria-hidden="true">
            sob medida
          </span>
          <i className="made__edge made__edge--left" aria-hidden="true" />
          <i className="made__edge made__edge--right" aria-hidden="true" />
        </h1>
        <div className="made__low">
          <p className="type-lead max-w-[33rem]">
            Projetos personalizados para o que não veio em caixa. Uma etapa só começa depois que você aprova a
            anterior.
          </p>
          <div className="made__actions">
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
