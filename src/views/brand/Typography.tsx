import type { ReactNode } from 'react';
import { typography } from '#content/brand-page.ts';

/** The three styles of Inter, set in themselves. */
export function Typography() {
  const { display, heading, body } = typography;
  return (
    <section className="section" id="typography" aria-labelledby="tipografia">
      <div className="page-wrap">
        <h2 className="type-h2 mb-[clamp(2rem,4vw,4rem)]" id="tipografia">
          {typography.title}
        </h2>
        <Specimen {...display} wide>
          <p className="type-display text-balance lg:whitespace-nowrap">{display.sample}</p>
        </Specimen>
        <Specimen {...heading}>
          <p className="type-h1 text-balance">{heading.sample}</p>
        </Specimen>
        <Specimen {...body}>
          <p className="type-body max-w-[68ch]">{body.sample}</p>
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
    <div className="page-grid items-baseline border-t border-rule-strong py-[clamp(1.75rem,3vw,2.75rem)] last:border-b">
      <div className={wide ? 'col-span-full' : 'col-span-full span-3'}>
        <h3 className="text-small font-semibold">{name}</h3>
        {specs.map((line) => (
          <p className="text-label text-fg-3 tabular-nums" key={line}>
            {line}
          </p>
        ))}
      </div>
      <div className={`col-span-full min-w-0 ${wide ? 'mt-8 lg:mt-12' : 'mt-5 from-4 lg:mt-0'}`}>
        {children}
      </div>
    </div>
  );
}
