import type { ReactNode } from 'react';
import { Drawing } from '#components/drawing/Drawing.tsx';
import type { LineWithDot } from '#components/drawing/LineIcon.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import type { Figure } from '#content/schema.ts';

/** One figure. Either all of a group have a `text`, and their labels are headings, or none has one. */
export interface FigureItem {
  readonly value: string;
  /** What the figure counts. */
  readonly label: string;
  readonly text?: string | undefined;
  /** A small line below a label without text, such as what one line of its drawing stands for. */
  readonly note?: string | undefined;
  /** `rows` without texts: a drawing before the label. */
  readonly mark?: ReactNode;
  /** `rows` with texts: at the row's end; `color` is the dot's, as the tokens name it. */
  readonly icon?: LineWithDot & { readonly color: string };
}

/**
 * Numbers with their basis as a footnote (R-FIG-11). Use it for what was counted or is a goal; for numbers inside a text
 * use words, for rows with several fields RegisterTable, where the first figure leads FigureLead.
 *
 * - `strip`: two to four figures of equal rank on one line; on a phone each is one rule, the label at its right. One alone has its label
 *   below it.
 * - `rows`: a ruled list, the figure at the left and the words beside it.
 */
export function Figures({
  layout,
  items,
  basis,
  quiet = false,
  children,
}: {
  readonly layout: 'strip' | 'rows';
  readonly items: readonly FigureItem[];
  /** The figures of the footnote: those of `items`, and others that the section says. */
  readonly basis: readonly Figure[];
  /** `strip`: small, for the place under a hero. */
  readonly quiet?: boolean;
  /** What stands above the figures, such as one as wide as the column (`figures__giant`) and its chart. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={`measured figures figures--${layout}${quiet ? ' figures--quiet' : ''}`}>
      {children}
      <List items={items} />
      <FigureBasis figures={basis} />
    </div>
  );
}

function List({ items }: { readonly items: readonly FigureItem[] }) {
  const [first] = items;
  if (first && items.length === 1) {
    // One alone is a sentence: '98% de precisão'.
    return (
      <>
        <p className="figures__value">{first.value}</p>
        <p className="type-small">{first.label}</p>
      </>
    );
  }
  if (first?.text === undefined) {
    return (
      <dl>
        {items.map(({ value, label, note, mark }) => (
          <div key={label}>
            <dt className="type-small">
              {mark}
              {mark ? (
                <span>
                  {label}
                  {note ? <span className="type-label title-line">{note}</span> : null}
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
      {items.map(({ value, label, text, icon }) => (
        <li key={label}>
          <h3 className="type-h4">{label}</h3>
          <p className="figures__value">{value}</p>
          <p className="type-body">{text}</p>
          {icon ? (
            <Drawing box="-2 -2 48 48" width="48" height="48" strokeWidth="1.5">
              <path d={icon.path} />
              <circle
                cx={icon.dot[0]}
                cy={icon.dot[1]}
                r="4"
                stroke="none"
                fill={`var(--ct-${icon.color})`}
              />
            </Drawing>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * Numbers of which the first one leads, with their basis as a footnote (R-FIG-11): with texts a newspaper's front page of five
 * or six stories. A single figure without a text stands beside its `head`. Figures of equal rank are `Figures`.
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
  /** Where the figures are goals: what says so openly below them. */
  readonly goals?: string;
  /** The section's heading, where it stands beside the figures and not above them. */
  readonly head?: ReactNode;
}) {
  const [first] = items;
  const note = <FigureBasis figures={basis} goals={goals} />;
  if (first?.text !== undefined) {
    return (
      <div className="measured figure-lead">
        <ul>
          {items.map(({ value, before, label, text }) => (
            <li key={label}>
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
    <div className="measured figure-lead">
      <div className="figure-lead__beside">
        <p className="figures__value">{first?.value}</p>
        {head}
        {note}
      </div>
    </div>
  );
}
