import './Projects.css';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Figures } from '#components/sections/Figures.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import {
  closing,
  figuresTitle,
  projectFigures,
  type SpectrumPoint,
  spectrum,
  spectrumTitle,
} from '#content/projects.ts';

/** What the company has done, on the page's thirds, as the routes above. */
export function ProjectFigures() {
  return (
    <Section id="numeros" title={figuresTitle} quiet>
      <Figures layout="strip" items={projectFigures} basis={projectFigures} />
    </Section>
  );
}

/** End of the custom-projects page, on a paper napkin with the first drawing of a screen, and where the cup stood. */
export function ProjectsClosing() {
  return (
    <ClosingCall
      title={closing.title}
      text={closing.text}
      object={<DrawingFile name="guardanapo" width={960} height={880} />}
    >
      <ButtonLink href="/contato">{closing.primary}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}

/** The piece of the line over each column: straight, straight with one turn of its own, freehand. Box of 400 by 160, a gutter wider than its column. */
const pieces: Readonly<Record<SpectrumPoint['id'], string>> = {
  ready: 'M-1400 80H359',
  hybrid: 'M-23 80H68C102 80 100 28 138 28S164 126 202 126 236 80 270 80H359',
  custom:
    'M-23 80C21 80 45 20 83 24C122 28 94 138 137 138C189 138 227 28 182 22C141 17 146 120 206 114C255 109 249 50 291 46C322 43 334 66 360 80',
};

/** From ready-made to custom: one line that gets freer, with a point for each of the three. */
export function Spectrum() {
  return (
    <Section ground="paper" className="spectrum" id="espectro" title={spectrumTitle}>
      <RingLine
        steps={spectrum.map(({ id, title, when, description, link }) => ({
          id,
          title,
          note: when,
          text: description,
          picture: <Piece id={id} />,
          extra: link ? (
            <a className="text-link text-link--alone" href={link.href}>
              {link.label}
            </a>
          ) : null,
        }))}
      />
    </Section>
  );
}

function Piece({ id }: { readonly id: SpectrumPoint['id'] }) {
  return (
    <svg
      viewBox="0 0 400 160"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      data-drawing
    >
      <path d={pieces[id]} />
      {id === 'custom' ? (
        <circle cx="368" cy="80" r="10" fill="var(--ct-accent)" stroke="none" />
      ) : (
        <circle cx="368" cy="80" r="9" />
      )}
    </svg>
  );
}
