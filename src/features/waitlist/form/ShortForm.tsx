import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { Select, TextField } from '#components/ui/Field.tsx';
import { cargoOptions, dialog as dialogText, labels, placeholders } from '#content/waitlist.ts';
import { type DialogField, dialogFields, fields } from '#features/waitlist/rules/fields.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** Ids of the dialog's controls: others than those of the waitlist page's form, so that both could be in one document. */
const controlId = (name: string): string => `fila-${name}`;

/**
 * The fields of the waiting list's dialog (R-WLD-1), which also stand on a page of their own.
 * @param returned what the server sent back
 */
export function ShortForm({
  returned,
  ...form
}: {
  readonly source: string;
  readonly returned?: ReturnedForm<DialogField> | undefined;
} & ComponentPropsWithRef<'form'>) {
  const controls = controlsOf(returned);
  return (
    <SignUpForm {...form} returned={returned} controlId={controlId}>
      <fieldset className="field-grid">
        <legend className="visually-hidden">{dialogText.fields}</legend>
        {dialogFields.map((name) => (
          <Fragment key={name}>{controls[name]}</Fragment>
        ))}
      </fieldset>
    </SignUpForm>
  );
}

function controlsOf(
  returned: ReturnedForm<DialogField> | undefined,
): Readonly<Record<DialogField, ReactNode>> {
  const field = (name: DialogField) => ({
    name,
    id: controlId(name),
    label: labels[name],
    error: returned?.errors[name],
    defaultValue: returned?.values[name] || undefined,
  });
  const text = (name: DialogField) => ({ ...field(name), maxLength: fields[name].max });
  return {
    nome: <TextField {...text('nome')} className="whole-row" autoComplete="name" aria-required />,
    email: (
      <TextField {...text('email')} className="whole-row" type="email" autoComplete="email" aria-required />
    ),
    empresa: <TextField {...text('empresa')} autoComplete="organization" aria-required />,
    cargo: (
      <Select {...field('cargo')} placeholder={placeholders.cargo} options={cargoOptions} aria-required />
    ),
    site: (
      <TextField
        {...text('site')}
        className="whole-row"
        optional
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholders.address}
      />
    ),
  };
}
