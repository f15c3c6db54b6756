import { type ReactNode, useId, useRef } from 'react';
import { Segments, type SegmentsProps } from '#components/ui/Segments.tsx';
import { downloads } from '#content/downloads.ts';
import type { Choices } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';

/** The presets and a size of the visitor's own, which overrides them. */
export function SizeField({
  kind,
  preset,
  onChange,
}: {
  readonly kind: KindOptions;
  /** The preset that counts; null when a typed size does. */
  readonly preset: number | null;
  readonly onChange: (change: Partial<Choices>) => void;
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
      value={preset}
      options={presets.map((value) => ({ value, label: String(value) }))}
      onChange={(value) => {
        // Cleared by hand: React reads a number field with letters in it as empty, and would leave the
        // letters there.
        if (input.current) input.current.value = '';
        onChange({ preset: value });
      }}
    >
      <div className="split download__custom">
        <label className="type-small" htmlFor={id}>
          {kind.words.other}
          <small>{` ${downloads.range(min, max)}`}</small>
        </label>
        <input
          ref={input}
          className={`input ${preset === null ? 'is-chosen' : ''}`}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          onInput={({ currentTarget }) => onChange({ typed: currentTarget.value })}
        />
      </div>
    </ChoiceRow>
  );
}

/** A row of the dialog: what is chosen, and its choices. */
export function ChoiceRow<Value extends string | number>({
  label,
  unit,
  children,
  ...segments
}: SegmentsProps<Value> & {
  readonly label: string;
  readonly unit?: string;
  /** The dialog opens with focus on the choice that is made. */
  readonly focusFirst?: boolean;
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
        <Segments {...segments} labelledBy={id} />
        {children}
      </div>
    </div>
  );
}
