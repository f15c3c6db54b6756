import type { ReactNode } from 'react';

export interface SegmentsProps<Value extends string | number> {
  readonly name: string;
  /** `null`: none of them is chosen. */
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly sign?: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** One choice out of a few, side by side: native radio buttons, so that arrows move between them. */
export function Segments<Value extends string | number>({
  name,
  labelledBy,
  form,
  value,
  options,
  onChange,
  focusFirst = false,
}: SegmentsProps<Value> & {
  /** Id of the element that names the choice. */
  readonly labelledBy: string;
  /** Id of the form that the choice is sent with, when it stands outside of it. */
  readonly form?: string;
  /** A dialog opens with focus on the choice that is made. */
  readonly focusFirst?: boolean;
}) {
  return (
    <div className="segments" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            ref={focusFirst && option.value === value ? markForFocus : undefined}
            name={name}
            form={form}
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
  );
}

/** `<dialog>` looks for the attribute, which React's `autoFocus` does not set. */
function markForFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
