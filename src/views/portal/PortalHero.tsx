import './Portal.css';
import { Hero } from '#components/sections/Hero.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
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
  return (
    <Section ground="night" anchor="beneficios" id="beneficios-titulo">
      <Newspaper part="plate" ears={[integrity.since, integrity.partners]} foot={<Foot />}>
        <div className="stack">
          <h2 className="type-h1" id="beneficios-titulo">
            {integrity.title}
          </h2>
          <p className="type-lead">{integrity.text}</p>
        </div>
      </Newspaper>
    </Section>
  );
}

function Foot() {
  return (
    <>
      <LoneLink href="/compromisso-jornalismo">{integrity.action}</LoneLink>
      <FigureBasis figures={[integrity.partners.figure]} />
    </>
  );
}
