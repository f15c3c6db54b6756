import { type ReactNode, useId } from 'react';
import { Segments, type SegmentsProps } from '#components/ui/Segments.tsx';

/** A row of the dialog: what is chosen, and its choices. */
export function ChoiceRow<Value extends string | number>({
  label,
  unit,
  focusFirst = false,
  children,
  ...segments
}: SegmentsProps<Value> & {
  readonly label: string;
  /** Small text after the label. */
  readonly unit?: string;
  /** The dialog opens with focus on the choice that is made. */
  readonly focusFirst?: boolean;
  /** What belongs to the choice, under it. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="download__row">
      <span className="field__label" id={id}>
        {label}
        {unit ? <span className="type-label title-line">{` ${unit}`}</span> : null}
      </span>
      <div>
        <Segments {...segments} labelledBy={id} focusFirst={focusFirst} />
        {children}
      </div>
    </div>
  );
}
