import { Section } from '#components/sections/Section.tsx';
import { icon, logo } from '#content/brand-page.ts';
import { FramedIcon, Mark } from '#features/artwork/Artwork.tsx';
import type { Theme } from '#features/artwork/drawing.ts';
import { DownloadButton } from '#features/downloads/dialog/DownloadButton.tsx';
import './Brand.css';

/** The logo on both grounds, edge to edge, and its downloads. */
export function LogoSection() {
  return (
    <Section
      id="logo-titulo"
      anchor="logo"
      ground="paper"
      bleed
      head="row"
      title={logo.title}
      lead={logo.lead}
      action={
        <div className="actions">
          <DownloadButton kind="brand-logo">{logo.action}</DownloadButton>
        </div>
      }
    >
      <div className="brand-duo in-colour">
        <figure className="night">
          <Mark kind="logo" />
          <figcaption className="type-label">{logo.dark}</figcaption>
        </figure>
        <figure className="brand-light">
          <Mark kind="logo" />
          <figcaption className="type-label">{logo.light}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** The icon from 176 to 16 px, dark and light, and its downloads. */
export function IconSection() {
  return (
    <Section
      id="icone-titulo"
      anchor="icon"
      bleed
      head="row"
      title={icon.title}
      lead={icon.lead}
      action={
        <div className="actions">
          <DownloadButton kind="brand-icon">{icon.action}</DownloadButton>
        </div>
      }
    >
      <div className="brand-duo in-colour">
        <figure className="paper">
          <Ladder theme="dark" />
          <figcaption className="type-label">{icon.dark}</figcaption>
        </figure>
        <figure className="night">
          <Ladder theme="light" />
          <figcaption className="type-label">{icon.light}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

const steps = [
  { size: 176, frame: 'rounded' },
  { size: 96, frame: 'circle' },
  { size: 56, frame: 'rounded' },
  { size: 32, frame: 'square' },
  { size: 16, frame: 'square' },
] as const;

function Ladder({ theme }: { readonly theme: Theme }) {
  return (
    <ul>
      {steps.map(({ size, frame }) => (
        <li key={size}>
          <FramedIcon theme={theme} frame={frame} size={size} />
          <span className="type-label">{size}</span>
        </li>
      ))}
    </ul>
  );
}
