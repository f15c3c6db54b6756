import type { ReactNode } from 'react';
import { example as exampleWords } from '#content/interface.ts';
import { Example } from './Example.tsx';
import { Dot, Ring } from './RingOrDot.tsx';
import './Scene.css';

/**
 * Frame of a product scene: a drawing in HTML of the product at work.
 * A screen reader gets `label`, one sentence, instead of the drawing's details. Both say that it is an example.
 */
export function Scene({
  label,
  proposed,
  decided,
  open,
  bar,
  className = '',
  children,
}: {
  /** One sentence in Portuguese that says what the drawing shows. */
  readonly label: string;
  /** Left end of the decision line: what the machine proposed. */
  readonly proposed: string;
  /** Right end of the decision line: who decided what. */
  readonly decided: string;
  /** True while nobody has decided yet, as in `DecisionLine`. */
  readonly open?: boolean;
  /** Content of the bar at the top, when the scene has one. */
  readonly bar?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`scene ${className}`} role="img" aria-label={exampleWords.describe(label)}>
      {bar ? (
        <div className="scene__bar" aria-hidden="true">
          {bar}
        </div>
      ) : null}
      <div className="scene__body" aria-hidden="true">
        {children}
      </div>
      <DecisionLine proposed={proposed} decided={decided} open={open} />
    </div>
  );
}

/** The line that closes every scene: `○ IA propôs ———— ● Pessoa decidiu`, with 'exemplo' on its upper edge. */
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
      <span>
        <Ring />
        {proposed}
      </span>
      <span>
        {open ? <Ring /> : <Dot />}
        {decided}
      </span>
    </div>
  );
}
