import { Drawing } from '#components/drawing/Drawing.tsx';
import './Brand.css';
import type { ComponentProps } from 'react';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing, icon, logo, meaning, palette, swatch, typography } from '#content/pages/brand-page.ts';
import { Drawn, Mark } from '#features/artwork/Artwork.tsx';
import { iconDrawing, type Theme } from '#features/artwork/drawing.ts';
import { DownloadButton } from '#features/downloads/dialog/DownloadButton.tsx';
import { PrintProof } from './Guidelines.tsx';
import { DotDrawing, DoubleTDrawing, NameDrawing } from './MeaningDrawings.tsx';

const specimens = [
  { ...typography.display, type: 'type-display', wide: true },
  { ...typography.heading, type: 'type-h1', wide: false },
  { ...typography.body, type: 'type-body', wide: false },
];

/** The three styles of Inter, set in themselves; a wide sample takes the whole line, under its name. */
export function Typography() {
  return (
    <Section id="tipografia" anchor="typography" title={typography.title}>
      <div>
        {specimens.map(({ name, specs, sample, type, wide }) => (
          <div className="page-grid specimen" key={name}>
            <div className={wide ? undefined : 'span-3'}>
              <h3>
                <b className="type-small">{name}</b>
              </h3>
              {specs.map((line) => (
                <p className="type-label" key={line}>
                  {line}
                </p>
              ))}
            </div>
            <div className={wide ? undefined : 'span-9'}>
              <p className={type}>{sample}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

const drawings = [
  { ...meaning.name, Drawing: NameDrawing },
  { ...meaning.dot, Drawing: DotDrawing },
  { ...meaning.doubleT, Drawing: DoubleTDrawing },
];

/** What the name, the dot and the double t stand for: three columns, one drawing each. */
export function Meaning() {
  const items = drawings.map(({ title, text, drawing, Drawing }) => ({
    title,
    text,
    picture: (
      <div className="brand-meaning" role="img" aria-label={drawing}>
        <Drawing />
      </div>
    ),
  }));
  return (
    <Section id="significado" title={meaning.title}>
      <DrawnList columns={3} large items={items} />
    </Section>
  );
}

/** End of the brand page, for whoever is not sure of a use. */
export function BrandClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<PrintProof />}>
      <ButtonLink href="/contato">{closing.contact}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}

/** The logo on both grounds, edge to edge, and its downloads. */
export function LogoSection() {
  return (
    <ArtworkSection id="logo-titulo" anchor="logo" ground="paper" words={logo} kind="brand-logo">
      <figure className="night">
        <Mark kind="logo" />
        <figcaption className="type-label">{logo.dark}</figcaption>
      </figure>
      <figure>
        <Mark kind="logo" />
        <figcaption className="type-label">{logo.light}</figcaption>
      </figure>
    </ArtworkSection>
  );
}

/** The icon from 176 to 16 px, dark and light, and its downloads. */
export function IconSection() {
  return (
    <ArtworkSection id="icone-titulo" anchor="icon" words={icon} kind="brand-icon">
      <figure className="paper">
        <Ladder theme="dark" />
        <figcaption className="type-label">{icon.dark}</figcaption>
      </figure>
      <figure className="night">
        <Ladder theme="light" />
        <figcaption className="type-label">{icon.light}</figcaption>
      </figure>
    </ArtworkSection>
  );
}

function ArtworkSection({
  words,
  kind,
  children,
  ...place
}: Pick<ComponentProps<typeof Section>, 'id' | 'anchor' | 'ground' | 'children'> & {
  readonly words: typeof logo | typeof icon;
  readonly kind: 'brand-logo' | 'brand-icon';
}) {
  const action = (
    <div className="actions">
      <DownloadButton kind={kind}>{words.action}</DownloadButton>
    </div>
  );
  return (
    <Section {...place} bleed head="row" title={words.title} lead={words.lead} action={action}>
      <div className="brand-duo in-colour">{children}</div>
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
          <Drawn {...iconDrawing({ theme, frame, transparent: false })} size={size} />
          <span className="type-label">{size}</span>
        </li>
      ))}
    </ul>
  );
}

/** Those that are also grounds of sections. */
const GROUNDS: Readonly<Record<string, string>> = { black: 'night', paper: 'paper' };
/** What dark words stand on. */
const LIGHT: ReadonlySet<string> = new Set(['purple-500', 'purple-400', 'purple-100', 'paper', 'white']);

/**
 * Ten colours that touch. `swatches.client.ts` makes each a button that copies the hexadecimal; without JavaScript
 * the values are text to select.
 */
export function Palette() {
  return (
    <Section
      id="cores"
      anchor="colors"
      bleed
      title={palette.title}
      lead={<span className="scripts-only">{palette.lead}</span>}
    >
      <ul className="swatches in-colour" data-swatches>
        {palette.swatches.map(({ name, hex, rgb, usage, token }) => (
          <li key={name} className={GROUNDS[token]} data-token={token}>
            <div className={LIGHT.has(token) ? 'swatch swatch--light' : 'swatch'} data-hex={hex}>
              <span className="marked scripts-only" aria-hidden="true">
                <Drawing box="0 0 14 14" width="14" height="14" strokeWidth="1.5">
                  <path d="M4.5 4.5h8v8h-8zM9.5 4.5v-3h-8v8h3" />
                  <path d="m1.5 7.5 3.5 3.5 7.5-8" />
                </Drawing>
                <b>{swatch.copied}</b>
              </span>
              <span>
                <strong>{name}</strong>
                <span>
                  <span className="visually-hidden scripts-only">{`${swatch.copy} `}</span>
                  {hex}
                </span>
                <span>
                  <span className="visually-hidden">{`${swatch.rgb} `}</span>
                  {rgb}
                </span>
                <small>{usage}</small>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status" data-swatches-status />
    </Section>
  );
}
