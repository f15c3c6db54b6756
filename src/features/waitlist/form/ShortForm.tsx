import type { ComponentPropsWithRef } from 'react';
import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { Honeypot } from '#components/ui/Honeypot.tsx';
import { cargoOptions, dialog as dialogText, labels, placeholders } from '#content/waitlist.ts';
import { dialogControlId } from '#features/waitlist/rules/control-ids.ts';
import { maxLengths } from '#features/waitlist/rules/field-schemas.ts';
import type { ReturnedShortForm } from '#features/waitlist/rules/returned-form.ts';
import { type DialogField, dialogFields } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { listErrors } from './list-errors.ts';
import { SubmitRow } from './SubmitRow.tsx';

/**
 * The five fields of the waiting list's dialog (R-WLD-1), which also stand on a page of their own. `startSignUp` sends them.
 * @param returned what the server sent back
 */
export function ShortForm({
  source,
  returned,
  ...form
}: {
  readonly source: string;
  readonly returned?: ReturnedShortForm | undefined;
} & ComponentPropsWithRef<'form'>) {
  return (
    <form {...form} data-sign-up={source} noValidate>
      {returned?.problem ? (
        <ErrorBanner fromServer message={returned.problem} />
      ) : (
        <ErrorSummary fromServer errors={listErrors(returned?.errors, dialogFields, dialogControlId)} />
      )}
      <Fields returned={returned} />
      <Honeypot />
      {returned === undefined ? null : <input type="hidden" name={ATTEMPT_KEY_FIELD} value={returned.key} />}
      <SubmitRow source={source} />
    </form>
  );
}

function Fields({ returned }: { readonly returned: ReturnedShortForm | undefined }) {
  const field = (name: DialogField) => ({
    name,
    id: dialogControlId(name),
    label: labels[name],
    error: returned?.errors[name],
    defaultValue: returned?.values[name] || undefined,
    ...(name === 'cargo' ? {} : { maxLength: maxLengths[name] }),
  });
  return (
    <fieldset className="field-grid">
      <legend className="visually-hidden">{dialogText.fields}</legend>
      <TextField {...field('nome')} className="field-grid__wide" autoComplete="name" aria-required />
      <TextField
        {...field('email')}
        className="field-grid__wide"
        type="email"
        autoComplete="email"
        aria-required
      />
      <TextField {...field('empresa')} autoComplete="organization" aria-required />
      <Select {...field('cargo')} placeholder={placeholders.cargo} options={cargoOptions} aria-required />
      <TextField
        {...field('site')}
        className="field-grid__wide"
        optional
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholders.address}
      />
    </fieldset>
  );
}
