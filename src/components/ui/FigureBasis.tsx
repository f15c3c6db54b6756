import { basis as words } from '#content/interface.ts';
import type { Figure } from '#content/schema.ts';

/**
 * Where the figures of a group come from, as a note to open: what was counted, when and where, or that a figure is a
 * goal (R-FIG-11). It stands under the figures. Works without JavaScript.
 */
export function FigureBasis({
  figures,
  goals,
}: {
  readonly figures: readonly Figure[];
  /** What stands openly before the note where the figures are goals of a product before its launch. */
  readonly goals?: string | undefined;
}) {
  const note = (
    <details className="figure-basis type-label">
      <summary className="marked">{figures.length === 1 ? words.one : words.many}</summary>
      {figures.some(({ declared }) => declared) ? <p>{words.declared}</p> : null}
      <dl>
        {figures.map(({ value, basis }) => (
          <div key={value + basis}>
            <dt>{value}</dt>
            <dd>{basis}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
  if (goals === undefined) return note;
  return (
    <>
      <p className="type-small figure-goals">{goals}</p>
      {note}
    </>
  );
}
