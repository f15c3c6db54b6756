import type { ReactNode } from 'react';
import { Drawing } from '#components/drawing/Drawing.tsx';
import type { LineWithDot } from '#components/drawing/LineIcon.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import type { Figure } from '#content/schema.ts';

/** One figure. In a `strip` none has a `text`; in `rows` and `ads` all have, and their labels are headings; in `lead` all or none. */
export interface FigureItem {
  readonly value: string;
  /** `lead`, `ads`: said before the value, in small type: 'menos de'. */
  readonly before?: string;
  /** What the figure counts; `ads`: the heading of the ad, whose `text` says it. */
  readonly label: string;
  readonly text?: string | undefined;
  /** `rows`: at the row's end; `color` is the dot's, as the tokens name it. */
  readonly icon?: LineWithDot & { readonly color: string };
}

/**
 * Numbers with their basis as a footnote (R-FIG-11). Use it for what was counted or is a goal; for numbers inside a text
 * use words, for rows with several fields RegisterTable.
 *
 * - `strip`: two to four figures of equal rank on one line; on a phone each is one rule, the label at its right. One alone has its
 *   label below it.
 * - `rows`: a ruled list, the figure at the left and the words beside it.
 * - `lead`: a newspaper's front page of six stories with texts, of which the first leads; or, without texts, the first and three rows.
 * - `ads`: six small ads: each has its label as a heading, and the first leads, printed in reverse.
 */
export function Figures({
  layout,
  items,
  basis,
  goals,
  quiet = false,
  children,
}: {
  readonly layout: 'strip' | 'rows' | 'lead' | 'ads';
  readonly items: readonly FigureItem[];
  /** The figures of the footnote: those of `items`, and others that the section says. */
  readonly basis: readonly Figure[];
  /** Where the figures are goals: what says so openly below them. */
  readonly goals?: string;
  /** `strip`: small, for the place under a hero. */
  readonly quiet?: boolean;
  /** What stands above the figures, such as one as wide as the column (`figures__giant`) and its chart. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={`measured figures figures--${layout}${quiet ? ' figures--quiet' : ''}`}>
      {children}
      <List items={items} layout={layout} />
      <FigureBasis figures={basis} goals={goals} />
    </div>
  );
}

function List({ items, layout }: Pick<Parameters<typeof Figures>[0], 'items' | 'layout'>) {
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
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt className="type-small">{label}</dt>
            <dd className="figures__value">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {items.map(({ value, before, label, text, icon }, index) => {
        const heading = <h3 className={`type-h${index === 0 && layout !== 'rows' ? 3 : 4}`}>{label}</h3>;
        return (
          <li key={label}>
            {layout === 'lead' ? null : heading}
            <p className="figures__value">
              {before ? <small className="type-h4">{`${before} `}</small> : null}
              {value}
            </p>
            {layout === 'lead' ? heading : null}
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
        );
      })}
    </ul>
  );
}
