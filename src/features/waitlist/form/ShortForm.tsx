import type { ComponentPropsWithRef } from 'react';
import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { Honeypot } from '#components/ui/Honeypot.tsx';
import { cargoOptions, dialog as dialogText, labels, placeholders } from '#content/waitlist.ts';
import { dialogControlId } from '#features/waitlist/rules/control-ids.ts';
import { maxLengths } from '#features/waitlist/rules/field-schemas.ts';
import type { ReturnedShortForm } from '#features/waitlist/rules/returned-form.ts';
import { type DialogField, type DialogFormValues, dialogFields } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { listErrors, shownErrors } from './form-state.ts';
import { SubmitRow } from './SubmitRow.tsx';
import type { SignUp } from './useSignUp.ts';

/**
 * The five fields of the waiting list's dialog (R-WLD-1), which also stand on a page of their own.
 * @param signUp what `useSignUp` gave for the form
 * @param summary lists what is wrong above the fields: for a page, where the first field may be out of view
 * @param start what the server sent back
 */
export function ShortForm({
  signUp: { state, alert, onInput, onSubmit },
  source,
  summary = false,
  start,
  ...form
}: {
  readonly signUp: SignUp;
  readonly source: string;
  readonly summary?: boolean;
  readonly start?: Pick<ReturnedShortForm, 'values' | 'key'> | undefined;
} & ComponentPropsWithRef<'form'>) {
  const errors = shownErrors(state);
  const sending = state.status === 'sending';
  const problem = state.status === 'editing' ? state.problem : null;
  const fromServer = start !== undefined && state.status === 'editing' && state.failures === 0;
  return (
    <form {...form} noValidate onSubmit={onSubmit} onInput={onInput}>
      {problem === null ? null : <ErrorBanner ref={alert} fromServer={fromServer} message={problem} />}
      {problem === null && summary ? (
        <ErrorSummary
          ref={alert}
          fromServer={fromServer}
          errors={listErrors(errors, dialogFields, dialogControlId)}
        />
      ) : null}
      <Fields errors={errors} disabled={sending} values={start?.values} />
      <Honeypot />
      {start === undefined ? null : <input type="hidden" name={ATTEMPT_KEY_FIELD} value={start.key} />}
      <SubmitRow sending={sending} source={source} />
    </form>
  );
}

function Fields({
  errors,
  disabled,
  values,
}: {
  readonly errors: ReturnType<typeof shownErrors>;
  readonly disabled: boolean;
  readonly values: DialogFormValues | undefined;
}) {
  const field = (name: DialogField) => ({
    name,
    id: dialogControlId(name),
    label: labels[name],
    error: errors[name],
    defaultValue: values?.[name] || undefined,
    ...(name === 'cargo' ? {} : { maxLength: maxLengths[name] }),
  });
  return (
    <fieldset className="field-grid" disabled={disabled}>
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
