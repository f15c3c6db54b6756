import type { ReactNode } from 'react';
import { typography } from '#content/brand-page.ts';
import './Typography.css';

/** The three styles of Inter, set in themselves. */
export function Typography() {
  const { display, heading, body } = typography;
  return (
    <section className="section" id="typography" aria-labelledby="tipografia">
      <div className="page-wrap">
        <h2 className="type-h2 brand-type__title" id="tipografia">
          {typography.title}
        </h2>
        <Specimen {...display} wide>
          <p className="type-display specimen__line specimen__line--whole">{display.sample}</p>
        </Specimen>
        <Specimen {...heading}>
          <p className="type-h1 specimen__line">{heading.sample}</p>
        </Specimen>
        <Specimen {...body}>
          <p className="type-body specimen__text">{body.sample}</p>
        </Specimen>
      </div>
    </section>
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
        <h3 className="specimen__name">{name}</h3>
        {specs.map((line) => (
          <p className="specimen__spec" key={line}>
            {line}
          </p>
        ))}
      </div>
      <div className={wide ? 'specimen__wide' : 'specimen__sample span-9'}>{children}</div>
    </div>
  );
}
