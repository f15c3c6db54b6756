import type { ReactNode } from 'react';
import { icon, logo } from '#content/brand-page.ts';
import { FramedIcon, Mark } from '#features/artwork/Artwork.tsx';
import type { Theme } from '#features/artwork/drawing.ts';
import { DownloadButton } from '#features/downloads/dialog/DownloadButton.tsx';
import './LogoAndIcon.css';

/** The logo on both grounds, edge to edge, and its downloads. */
export function LogoSection() {
  return (
    <section className="paper" id="logo" aria-labelledby="logo-titulo">
      <Heading id="logo-titulo" title={logo.title} lead={logo.lead}>
        <DownloadButton kind="brand-logo">{logo.action}</DownloadButton>
      </Heading>
      <div className="brand-duo in-colour">
        <figure className="night">
          <Mark kind="logo" className="brand-duo__logo" />
          <figcaption className="type-label">{logo.dark}</figcaption>
        </figure>
        <figure className="brand-duo__light">
          <Mark kind="logo" className="brand-duo__logo" />
          <figcaption className="type-label">{logo.light}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The icon from 176 to 16 px, dark and light, and its downloads. */
export function IconSection() {
  return (
    <section id="icon" aria-labelledby="icone-titulo">
      <Heading id="icone-titulo" title={icon.title} lead={icon.lead}>
        <DownloadButton kind="brand-icon">{icon.action}</DownloadButton>
      </Heading>
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
    </section>
  );
}

function Heading({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="page-wrap split brand-heading">
      <div className="brand-heading__words">
        <h2 className="type-h2" id={id}>
          {title}
        </h2>
        <p className="type-lead brand-heading__lead">{lead}</p>
      </div>
      {children}
    </div>
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
    <ul className="brand-ladder">
      {steps.map(({ size, frame }) => (
        <li key={size}>
          <FramedIcon theme={theme} frame={frame} size={size} />
          <span className="type-label brand-ladder__size">{size}</span>
        </li>
      ))}
    </ul>
  );
}
