import type { ReactNode } from 'react';
import { example as exampleWords } from '#content/interface.ts';
import { Dot, Example, Ring } from '../ui/Marks.tsx';

/** The bar at the top: `end` stands at the right. A narrow scene drops `detail`, a very narrow one an `end` of words. */
interface Bar {
  readonly name: string;
  readonly detail?: string;
  readonly end?: ReactNode;
}

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
  /** None only where the drawing has a head of its own, with `Example` in it. */
  readonly bar?: Bar;
  /** Of a height that the place gives (`--scene-cut`), which cuts what is more: for a row of equally high scenes. */
  readonly cut?: boolean;
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
  className,
  children,
}: SceneFrame & { readonly children: ReactNode }) {
  const classes = ['scene', cut && 'scene--cut', className];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="img" aria-label={exampleWords.describe(label)}>
      {bar ? <SceneBar {...bar} /> : null}
      <div className="scene__body" aria-hidden="true">
        {children}
      </div>
      <DecisionLine proposed={proposed} decided={decided} open={open} />
    </div>
  );
}

/** The head of every scene: whose screen it is, and that it is an example. */
export function SceneBar({ name, detail, end }: Bar) {
  return (
    <div className="scene__bar" aria-hidden="true">
      <b className="type-ink">{name}</b>
      <Example />
      {detail ? <span className="scene__bar-detail">{detail}</span> : null}
      {typeof end === 'string' ? <span>{end}</span> : end}
    </div>
  );
}

/** The line that closes every scene: `○ IA propôs ———— ● Pessoa decidiu`, which breaks at the line where the two don't fit into one. */
export function DecisionLine({
  proposed,
  decided,
  open = false,
}: {
  readonly proposed: string;
  readonly decided: string;
  /** True while nobody has decided yet: a ring stands in the dot's place. */
  readonly open?: boolean;
}) {
  return (
    <div className="decision">
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
