import './Brand.css';
import type { ReactNode } from 'react';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { DrawnList } from '#components/sections/DrawnList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing, meaning, typography } from '#content/brand-page.ts';
import { DotDrawing, DoubleTDrawing, NameDrawing } from './MeaningDrawings.tsx';
import { PrintProof } from './PrintProof.tsx';

/** The three styles of Inter, set in themselves. */
export function Typography() {
  const { display, heading, body } = typography;
  return (
    <Section id="tipografia" anchor="typography" title={typography.title}>
      <div>
        <Specimen {...display} wide>
          <p className="type-display">{display.sample}</p>
        </Specimen>
        <Specimen {...heading}>
          <p className="type-h1">{heading.sample}</p>
        </Specimen>
        <Specimen {...body}>
          <p className="type-body">{body.sample}</p>
        </Specimen>
      </div>
    </Section>
  );
}

function Specimen({
  name,
  specs,
  wide = false,
  children,
}: {
  readonly name: string;
  readonly specs: readonly string[];
  /** The sample takes the whole line, under its name. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="page-grid specimen">
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
      <div className={wide ? undefined : 'span-9'}>{children}</div>
    </div>
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
