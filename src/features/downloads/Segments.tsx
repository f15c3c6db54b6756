import { type ReactNode, useId } from 'react';
import './Segments.css';

/** One choice out of a few, side by side: native radio buttons, so that arrows move between them. */
export function Segments<Value extends string | number>({
  name,
  label,
  unit,
  value,
  options,
  onChange,
  focusFirst = false,
  children,
}: {
  readonly name: string;
  readonly label: string;
  /** Small text after the label. */
  readonly unit?: string;
  /** `null`: none of them is chosen. */
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly sign?: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** The dialog opens with focus on the choice that is made. */
  readonly focusFirst?: boolean;
  /** What belongs to the choice, under it. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="download__row">
      <span className="download__label" id={id}>
        {label}
        {unit ? <small> {unit}</small> : null}
      </span>
      <div className="download__choice">
        <div className="segments" role="radiogroup" aria-labelledby={id}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                ref={focusFirst && option.value === value ? markForFocus : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.sign}
                {option.label}
              </span>
            </label>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

/** `<dialog>` looks for the attribute, which React's `autoFocus` does not set. */
function markForFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
