import type { ComponentPropsWithRef, ReactNode } from 'react';
import { honeypotLabel, optionalMark } from '#content/forms.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';

/* The sheet of all controls of forms, `form.css`, is in the one that every page links (src/styles/site.css). */

/** What every field of a form takes. `name` is also the `id` unless `id` is given (two forms on one page). */
export interface FieldProps {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: string;
  /** Marks the label with '(opcional)'. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  /** The field's message in Portuguese; absent when the field is right. */
  readonly error?: string | undefined;
  readonly className?: string;
}

/** The attributes that tie a control to its error and its hint, the same for every kind of control. */
export function wireField({ id, error, hint }: { id: string; error?: string | undefined; hint?: ReactNode }) {
  const describedBy = [error ? `${id}-erro` : '', hint ? `${id}-dica` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/** A field's message, with the id that {@link wireField} points to. Renders nothing without a message. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-erro`}>
      {error}
    </p>
  );
}

/** Label, control, hint and error of one field. The control gets its attributes from {@link wireField}. */
function Field({
  id,
  label,
  optional,
  hint,
  error,
  className = '',
  children,
}: Omit<FieldProps, 'name' | 'id'> & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional ? <small>{` ${optionalMark}`}</small> : null}
      </label>
      {children}
      {hint ? (
        <p className="field__hint" id={`${id}-dica`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What a field is given, split into what goes around the control and the control's own attributes. */
function splitProps<Props extends FieldProps>(props: Props) {
  const { name, id = name, label, optional = false, hint, error, className = '', ...attributes } = props;
  return {
    around: { id, label, optional, hint, error, className },
    control: { className: 'input', name, ...attributes, ...wireField({ id, error, hint }) },
  };
}

/** The attributes of a control besides a field's own. */
type Control<Element extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentPropsWithRef<Element>, keyof FieldProps>;

/** One line of text. Takes every attribute of `<input>`; uncontrolled unless `value` is given. */
export function TextField(props: Control<'input'>) {
  const { around, control } = splitProps(props);
  return (
    <Field {...around}>
      <input type="text" {...control} />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: Control<'textarea'>) {
  const { around, control } = splitProps(props);
  return (
    <Field {...around}>
      <textarea {...control} />
    </Field>
  );
}

/** One choice out of a short list. `placeholder` is the first, empty choice. */
export function Select({
  options,
  placeholder,
  ...props
}: Control<'select'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands first, for no choice; left out where there is always one. */
  readonly placeholder?: string;
}) {
  const { around, control } = splitProps(props);
  return (
    <Field {...around}>
      <select {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The control that only a program fills in. Out of sight, out of the tab order, out of the accessibility tree. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        {honeypotLabel}
        {/* Password managers, by their own words: one that fills it in would have a person taken for a program. */}
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </label>
    </div>
  );
}
