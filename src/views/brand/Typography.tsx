import type { ReactNode } from 'react';
import { Section } from '#components/sections/Section.tsx';
import { typography } from '#content/brand-page.ts';
import './Brand.css';

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
