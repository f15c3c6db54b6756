import { Drawing } from '#components/drawing/Drawing.tsx';
import './Home.css';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { closing, projects } from '#content/pages/home.ts';
import { ProjectArcs } from './ProjectArc.tsx';

/** Custom projects: five steps on a curve, and what clients say of them. */
export function Projects() {
  return (
    <Section id="projetos" className="projects">
      <Split
        share="5/7"
        words={
          <>
            <SectionHead
              id="projetos"
              title={projects.title}
              lead={projects.lead}
              action={
                <div className="actions">
                  <GoLink href={projects.link.href}>{projects.link.label}</GoLink>
                  <p className="type-small">
                    <b>{projects.fact.value}</b>
                    {` ${projects.fact.label}`}
                  </p>
                </div>
              }
            />
            <FigureBasis figures={[projects.fact]} />
          </>
        }
        object={
          <div role="img" aria-label={projects.drawing}>
            <ProjectArcs steps={projects.steps} />
          </div>
        }
      />
    </Section>
  );
}

/** Above the words: they cross none but the headline’s. */
const LINES = Array.from({ length: 12 }, (_, index) => {
  const y = -190 + 54 * index;
  return `M-20 ${y}C420 ${y} 560 ${Math.round(470 + (y - 470) * 0.35)} 900 470`;
});

/** The last call of the home page, on the dot of its headline, grown until it fills the view, and the lines that run into it. */
export function HomeClosing() {
  return (
    <section className="closing-call home-closing night" aria-labelledby="proximo-passo">
      <Drawing
        className="backdrop"
        box="0 0 1440 820"
        preserveAspectRatio="none"
        stroke="#fff"
        strokeOpacity="0.2"
      >
        {LINES.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </Drawing>
      <i className="rise" />
      <div className="page-wrap">
        <h2 className="type-display" id="proximo-passo">
          <HeadlineLines lines={closing.title}>
            <HeadlineDot />
          </HeadlineLines>
        </h2>
        <p className="type-lead">{closing.text}</p>
        <div className="actions">
          <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
          <ButtonLink variant="line" href={closing.secondary.href}>
            {closing.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
