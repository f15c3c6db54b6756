import type { ComponentPropsWithRef, ReactNode } from 'react';
import { optionalMark } from '#content/forms.ts';
import { FieldError, wireField } from './Field.tsx';

/** What an input takes; it has a name, and `children` are its sentence. */
type Input = ComponentPropsWithRef<'input'> & { readonly name: string; readonly children: ReactNode };

/** A box to tick, with its sentence (which may hold links) and its error. */
export function Checkbox({
  name,
  id = name,
  error,
  children,
  ...input
}: Input & { readonly error?: string | undefined }) {
  return (
    <div className="field">
      <label className="checkbox">
        <input type="checkbox" name={name} value="on" {...input} {...wireField({ id, error })} />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** On or off, at once: `role="switch"` on a checkbox, so that it works in a form without JavaScript. */
export function Switch({ name, id = name, children, ...input }: Input) {
  return (
    <label className="switch">
      <span>{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: on a checkbox the switch's state is `checked` itself (ARIA in HTML). */}
      <input type="checkbox" role="switch" name={name} id={id} value="on" {...input} />
    </label>
  );
}

/** One choice out of a few, each in a card of its own. The first card has the name as its `id`, for an error's link. */
export function RadioCards({
  name: id,
  error,
  legend,
  optional = false,
  options,
  defaultValue,
}: {
  readonly name: string;
  readonly error?: string | undefined;
  readonly legend: string;
  readonly optional?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail: string }[];
  readonly defaultValue?: string | undefined;
}) {
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-titulo`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-erro` : undefined}
    >
      <span className="field__label" id={`${id}-titulo`}>
        {legend}
        {optional ? <small>{` ${optionalMark}`}</small> : null}
      </span>
      <div className="radio-cards">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>{option.label}</span>
            <small>{` ${option.detail}`}</small>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
