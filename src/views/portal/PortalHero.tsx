import './Portal.css';
import { Hero } from '#components/sections/Hero.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink, GoLink, LoneLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { hero, integrity, waitlist } from '#content/pages/portal.ts';

/** The headline and the offer with a column rule between them; the editor stands at their feet. */
export function PortalHero() {
  return (
    <Hero
      layout="low"
      {...hero}
      size="display"
      className="portal-hero"
      lead={<Dated text={hero.lead} />}
      actions={
        <>
          <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
          <GoLink href="#demo">{hero.demo}</GoLink>
        </>
      }
    />
  );
}

/** The commitment to journalism as a newspaper's masthead, with its two ears. */
export function Masthead() {
  const { title, text, since, partners, action } = integrity;
  return (
    <Section ground="night" anchor="beneficios" id="beneficios-titulo">
      <div className="measured newspaper">
        <div className="newspaper__plate">
          <p className="type-small">
            <strong className="type-h3 title-line">{since.strong}</strong>
            {since.text}
          </p>
          <div className="stack">
            <h2 className="type-h1" id="beneficios-titulo">
              {title}
            </h2>
            <p className="type-lead">{text}</p>
          </div>
          <p className="type-small at-right">
            <strong className="type-h3 title-line">{partners.strong}</strong>
            {partners.text}
          </p>
        </div>
        <div className="split type-small">
          <LoneLink href="/compromisso-jornalismo">{action}</LoneLink>
          <FigureBasis figures={[partners.figure]} />
        </div>
      </div>
    </Section>
  );
}
