import { Drawing } from '#components/drawing/Drawing.tsx';
import './Home.css';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Figures } from '#components/sections/Figures.tsx';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { closing, companyFigures, flagship, methodology, projects } from '#content/pages/home.ts';
import { portalScene } from '#content/pages/home-scenes.ts';
import { solution } from '#content/solutions.ts';
import { ProjectArcs } from './ProjectArc.tsx';

/** How large the company is, in one strip under the first view. */
export function CompanyFigures() {
  const { title, counted, since } = companyFigures;
  return (
    <section className="company-figures" aria-label={title}>
      <div className="page-wrap">
        <Figures layout="strip" quiet items={[...counted, since]} basis={[...counted, closing.figure]} />
      </div>
    </section>
  );
}

/** The night band of the news portal; the scene stands on its lower edge. */
export function Flagship() {
  return (
    <Section
      id="portal-ai"
      ground="night"
      size="h1"
      head="row"
      kicker={
        <>
          {flagship.label} · <Dated text={flagship.badge} />
        </>
      }
      title={solution('portal-ai').name}
      lead={<Dated text={flagship.lead} />}
      action={
        <div className="actions">
          <ButtonLink href={flagship.primary.href}>{flagship.primary.label}</ButtonLink>
          <GoLink href={flagship.secondary.href}>{flagship.secondary.label}</GoLink>
        </div>
      }
    >
      <EditorScene docked {...portalScene} />
    </Section>
  );
}

/** The three steps under one continuous drawing: lying above them, or standing beside them on a phone. */
export function Methodology() {
  const { title, legend, steps } = methodology;
  return (
    <Section
      id="metodologia"
      className="methodology"
      title={title}
      head="row"
      action={
        <ul className="type-small">
          <li className="marked">
            <Ring />
            {legend.proposal}
          </li>
          <li className="marked">
            <Dot />
            {legend.decision}
          </li>
        </ul>
      }
    >
      <RingLine
        className="stack"
        titles="type-h4"
        drawing={
          <DrawingFile
            name="metodologia-em-pe"
            width={96}
            height={622}
            wide={{ name: 'metodologia', width: 1920, height: 280 }}
          />
        }
        steps={steps.map((step, index) => ({
          id: step.title,
          title: `${index + 1}. ${step.title}`,
          text: step.text,
        }))}
      />
    </Section>
  );
}

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
