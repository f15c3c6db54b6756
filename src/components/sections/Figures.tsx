import type { ReactNode } from 'react';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import type { Figure } from '#content/schema.ts';

/** One figure. Either all of a group have a `text`, and their labels are headings, or none has one. */
export interface FigureItem {
  readonly value: string;
  /** Said before the value, in small type: 'menos de'. */
  readonly before?: string | undefined;
  /** What the figure counts. */
  readonly label: string;
  readonly text?: string | undefined;
  /** A small line below a label without text, such as what one line of its drawing stands for. */
  readonly note?: string | undefined;
  /** `lead`: over the figure. `rows`: an icon at the row's end, or without texts a drawing before the label. */
  readonly mark?: ReactNode;
}

/**
 * Numbers with their basis as a footnote (R-FIG-11). Use it for what was counted or is a goal; for numbers inside a text
 * use words, for rows with several fields RegisterTable.
 *
 * - `strip`: two to four figures of equal rank on one line; on a phone each is one rule, the label at its right.
 * - `rows`: a ruled list, the figure at the left and the words beside it.
 * - `lead`: the first figure leads. With texts it is a newspaper's front page of five or six stories; without, the others
 *   stand on rules beside the first. A single figure stands beside its `head`.
 */
export function Figures({
  layout,
  items,
  basis,
  goals,
  head,
  giant,
  quiet = false,
}: {
  readonly layout: 'strip' | 'rows' | 'lead';
  readonly items: readonly FigureItem[];
  /** The figures of the footnote: those of `items`, and others that the section says. */
  readonly basis: readonly Figure[];
  /** Said openly where the figures are goals. */
  readonly goals?: string;
  /** The section's heading, where it stands beside the figures and not above them. */
  readonly head?: ReactNode;
  /** `strip`: one figure as wide as the column, above the others. `sign` is raised, `picture` a chart below. */
  readonly giant?: {
    readonly value: string;
    readonly sign: string;
    readonly text: string;
    readonly picture?: ReactNode;
  };
  /** `strip`: small, for the place under a hero. */
  readonly quiet?: boolean;
}) {
  const list = <List layout={layout} items={items} />;
  const note = <FigureBasis figures={basis} {...(goals === undefined ? {} : { goals })} />;
  return (
    <div className={`figures figures--${layout}${quiet ? ' figures--quiet' : ''}`}>
      {giant ? (
        <>
          <p className="figures__giant">
            <b>
              {giant.value}
              <sup>{giant.sign}</sup>
            </b>
            <span className="type-lead">{` ${giant.text}`}</span>
          </p>
          {giant.picture}
        </>
      ) : null}
      {head === undefined ? (
        <>
          {list}
          {note}
        </>
      ) : (
        <div className="figures__beside">
          {items.length === 1 ? null : head}
          {list}
          {items.length === 1 ? head : null}
          {note}
        </div>
      )}
    </div>
  );
}

function List({ layout, items }: { readonly layout: string; readonly items: readonly FigureItem[] }) {
  const [first] = items;
  if (items.length === 1) return <p className="figures__value">{first?.value}</p>;
  if (first?.text === undefined) {
    return (
      <dl>
        {items.map(({ value, label, note, mark }) => (
          <div key={label}>
            <dt>
              {mark}
              {mark ? (
                <span>
                  {label}
                  {note ? <span className="type-label">{note}</span> : null}
                </span>
              ) : (
                label
              )}
            </dt>
            <dd className="figures__value">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {items.map(({ value, before, label, text, mark }) => (
        <li key={label}>
          {layout === 'lead' ? mark : <h3 className="type-h4">{label}</h3>}
          <p className="figures__value">
            {before ? <small>{`${before} `}</small> : null}
            {value}
          </p>
          {layout === 'lead' ? <h3 className="type-h4">{label}</h3> : null}
          <p className="type-body">{text}</p>
          {layout === 'lead' ? null : mark}
        </li>
      ))}
    </ul>
  );
}
