import { type ReactNode, useId, useRef } from 'react';
import { Segments, type SegmentsProps } from '#components/ui/Segments.tsx';
import { downloads } from '#content/downloads.ts';
import type { ChosenSize } from '#features/artwork/size.ts';
import type { Change, Choices } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';

/** The presets and a size of the visitor's own, which overrides them. */
export function SizeField({
  kind,
  choices,
  size,
  onChange,
}: {
  readonly kind: KindOptions;
  readonly choices: Choices;
  readonly size: ChosenSize;
  readonly onChange: (change: Change) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { min, max, presets } = kind.sizes;
  return (
    <ChoiceRow
      name="size"
      label={kind.words.size}
      unit={downloads.unit}
      focusFirst
      value={size.custom ? null : choices.preset}
      options={presets.map((preset) => ({ value: preset, label: String(preset) }))}
      onChange={(preset) => {
        // Cleared by hand: React reads a number field with letters in it as empty, and would leave the
        // letters there.
        if (input.current) input.current.value = '';
        onChange({ type: 'preset', size: preset });
      }}
    >
      <div className="split download__custom">
        <label className="type-small" htmlFor={id}>
          {kind.words.other}
          <small>{` ${downloads.range(min, max)}`}</small>
        </label>
        <input
          ref={input}
          className={`input ${size.custom ? 'is-chosen' : ''}`}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          onInput={({ currentTarget }) =>
            onChange({
              type: 'typed',
              text: currentTarget.validity.badInput ? null : currentTarget.value,
            })
          }
        />
      </div>
    </ChoiceRow>
  );
}

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
