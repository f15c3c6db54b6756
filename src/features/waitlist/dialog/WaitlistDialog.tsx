import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { ErrorBanner } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { Honeypot } from '#components/ui/Honeypot.tsx';
import { cargoOptions, dialog as dialogText, labels, messages, placeholders } from '#content/waitlist.ts';
import { shownErrors } from '#features/waitlist/form/form-state.ts';
import { SubmitRow } from '#features/waitlist/form/SubmitRow.tsx';
import { useSignUp } from '#features/waitlist/form/useSignUp.ts';
import { maxLengths } from '#features/waitlist/rules/field-schemas.ts';
import { dialogValues } from '#features/waitlist/rules/form-values.ts';
import { type DialogField, validateDialogForm } from '#features/waitlist/rules/schema.ts';

/** How long the success stays before the dialog closes by itself, in milliseconds (R-WLD-7). */
const successMs = 3000;

/** What a page says about its waiting list. */
export interface WaitlistDialogText {
  readonly title: string;
  readonly intro: string;
  /** Where the sign-up was made: `newsletter`, `sites-para-jornais` (R-WLD-2). */
  readonly source: string;
}

/**
 * The waiting list in a dialog, for product pages (R-WLD-1 to R-WLD-8). Closing it throws away what
 * was typed; while it is sending it can't be closed.
 */
export function WaitlistDialog({
  open,
  onClose,
  title,
  intro,
  source,
}: WaitlistDialogText & { readonly open: boolean; readonly onClose: () => void }) {
  const [sending, setSending] = useState(false);
  return (
    <Dialog open={open} title={title} locked={sending} onClose={onClose}>
      <DialogContent {...{ intro, source, onClose }} onSending={setSending} />
    </Dialog>
  );
}

/** The form, then the success in its place. The dialog draws it anew at every opening. */
function DialogContent({
  intro,
  source,
  onClose,
  onSending,
}: {
  readonly intro: string;
  readonly source: string;
  readonly onClose: () => void;
  readonly onSending: (sending: boolean) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state, alert, onSubmit, onInput } = useSignUp({
    form,
    check: (data) => validateDialogForm(dialogValues(data), source),
  });
  const sending = state.status === 'sending';
  useEffect(() => onSending(sending), [sending, onSending]);
  if (state.status === 'done') return <Joined onClose={onClose} />;

  const errors = shownErrors(state);
  const problem = state.status === 'editing' ? state.problem : null;
  return (
    <>
      <p className="type-small waitlist-dialog__intro">{intro}</p>
      <form className="waitlist-dialog" ref={form} noValidate onSubmit={onSubmit} onInput={onInput}>
        {problem === null ? null : <ErrorBanner ref={alert} message={problem} />}
        <DialogFields errors={errors} disabled={sending} />
        <Honeypot />
        <SubmitRow sending={sending} source={source} />
      </form>
    </>
  );
}

/** The ids differ from those of the waitlist page's form, so that both could be in one document. */
function DialogFields({
  errors,
  disabled,
}: {
  readonly errors: ReturnType<typeof shownErrors>;
  readonly disabled: boolean;
}) {
  const field = (name: DialogField) => ({
    name,
    id: `fila-${name}`,
    label: labels[name],
    error: errors[name],
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

/** The success, which closes the dialog by itself. Focus goes to it, which also has it read out. */
function Joined({ onClose }: { readonly onClose: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.focus();
    const timer = setTimeout(onClose, successMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  const { title, thanks, notice } = messages.success;
  return (
    <div className="waitlist-dialog__joined" ref={text} role="status" tabIndex={-1}>
      <p className="type-h4">{title}</p>
      <p className="type-body">
        {thanks} {notice}
      </p>
    </div>
  );
}
