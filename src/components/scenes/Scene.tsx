import type { ReactNode } from 'react';
import { example as exampleWords } from '#content/interface.ts';
import { Dot, Example, Ring } from '../ui/Marks.tsx';

/** What every scene takes, whatever product it shows. */
export interface SceneFrame {
  /** One sentence in Portuguese that says what the drawing shows. */
  readonly label: string;
  /** Left end of the decision line: what the machine proposed. */
  readonly proposed: string;
  /** Right end of the decision line: who decided what. */
  readonly decided: string;
  /** True while nobody has decided yet, as in `DecisionLine`. */
  readonly open?: boolean;
  /** The bar at the top: `detail` is dropped by a narrow scene, `end` stands at the right. */
  readonly bar?: { readonly name: string; readonly detail?: string; readonly end?: ReactNode };
  /** Of a height that the place gives (`--scene-cut`), which cuts what is more: for a row of equally high scenes. */
  readonly cut?: boolean;
  /** On the lower edge of its section, which then has no space below it. */
  readonly docked?: boolean;
  /** The ends of the decision line stand below each other where the scene is narrow: for words too long for one line. */
  readonly stacked?: boolean;
  readonly className?: string;
}

/**
 * Frame of a product scene: a drawing in HTML of the product at work. A screen reader gets `label`, one sentence, instead of
 * the drawing's details. Both say that it is an example. Use it by way of the product's own scene in this folder; use it
 * alone only for a drawing that one page has. What is to be pressed or read is no scene.
 *
 * `children` may be panels: `scene__list` at the left, which narrow scenes drop, `scene__main`, `scene__side` at the right,
 * which stands below in a narrow one.
 */
export function Scene({
  label,
  proposed,
  decided,
  open,
  bar,
  cut = false,
  docked = false,
  stacked = false,
  className,
  children,
}: SceneFrame & { readonly children: ReactNode }) {
  const classes = [
    'scene',
    cut && 'scene--cut',
    docked && 'scene--docked',
    stacked && 'scene--stacked',
    className,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="img" aria-label={exampleWords.describe(label)}>
      {bar ? (
        <div className="scene__bar" aria-hidden="true">
          <b className="type-ink">{bar.name}</b>
          {bar.detail ? <span className="scene__bar-detail">{bar.detail}</span> : null}
          {typeof bar.end === 'string' ? <span>{bar.end}</span> : bar.end}
        </div>
      ) : null}
      <div className="scene__body" aria-hidden="true">
        {children}
      </div>
      <DecisionLine proposed={proposed} decided={decided} open={open} />
    </div>
  );
}

/** The line that closes every scene: `○ IA propôs ———— ● Pessoa decidiu`, with 'exemplo' on its rule. */
export function DecisionLine({
  proposed,
  decided,
  example = true,
  open = false,
}: {
  readonly proposed: string;
  readonly decided: string;
  /** False where nothing is made up: a tool that the visitor uses, a method in general words. */
  readonly example?: boolean;
  /** True while nobody has decided yet: a ring stands in the dot's place. */
  readonly open?: boolean;
}) {
  return (
    <div className="decision">
      {example ? <Example className="decision__example" /> : null}
      <span className="marked">
        <Ring />
        {proposed}
      </span>
      <span className="marked">
        {open ? <Ring /> : <Dot />}
        {decided}
      </span>
    </div>
  );
}

/** The machine's reason for something, in its colour. */
export function Why({ children }: { readonly children: string }) {
  return (
    <p className="scene__why">
      <Ring />
      {children}
    </p>
  );
}
