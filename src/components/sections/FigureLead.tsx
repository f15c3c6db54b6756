import type { ReactNode } from 'react';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import type { Figure } from '#content/schema.ts';
import type { FigureItem } from './Figures.tsx';

/**
 * Numbers of which the first one leads, with their basis as a footnote (R-FIG-11). With texts it is a newspaper's front page
 * of five or six stories; without, the others stand on rules beside the first, below whose `head` it is huge. A single
 * figure stands beside its `head`. Figures of equal rank are `Figures`.
 */
export function FigureLead({
  items,
  basis,
  goals,
  head,
}: {
  /** `before` is said before the value, in small type: 'menos de'. */
  readonly items: readonly (FigureItem & { readonly before?: string })[];
  /** The figures of the footnote. */
  readonly basis: readonly Figure[];
  /** Said openly where the figures are goals. */
  readonly goals?: string;
  /** The section's heading, where it stands beside the figures and not above them. */
  readonly head?: ReactNode;
}) {
  const [first] = items;
  const note = <FigureBasis figures={basis} {...(goals === undefined ? {} : { goals })} />;
  if (first?.text !== undefined) {
    return (
      <div className="figure-lead">
        <ul>
          {items.map(({ value, before, label, text, mark }) => (
            <li key={label}>
              {mark}
              <p className="figures__value">
                {before ? <small>{`${before} `}</small> : null}
                {value}
              </p>
              <h3 className="type-h4">{label}</h3>
              <p className="type-body">{text}</p>
            </li>
          ))}
        </ul>
        {note}
      </div>
    );
  }
  return (
    <div className="figure-lead">
      <div className="figure-lead__beside">
        {items.length === 1 ? <p className="figures__value">{first?.value}</p> : null}
        {head}
        {items.length === 1 ? null : (
          <dl>
            {items.map(({ value, label }) => (
              <div key={label}>
                <dt className="type-small">{label}</dt>
                <dd className="figures__value">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note}
      </div>
    </div>
  );
}
