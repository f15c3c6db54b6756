import { type ReactNode, useId } from 'react';
import { errorSummaryTitle } from '#content/forms.ts';
import type { FieldErrors } from '#shared/validate.ts';

/**
 * What is wrong with a form, at its top, each message a link to its field (GOV.UK's error summary).
 * Renders nothing without errors. `live-form.ts` makes the same for a script.
 */
export function ErrorSummary({
  errors,
  fromServer,
}: {
  /** By the id of the field's control, in the order of the page. */
  readonly errors: FieldErrors<string>;
  readonly fromServer?: boolean;
}) {
  const messages = Object.entries(errors);
  if (messages.length === 0) return null;
  return (
    <ErrorBanner message={errorSummaryTitle(messages.length)} fromServer={fromServer}>
      <ul>
        {messages.map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </ErrorBanner>
  );
}

/**
 * What is wrong with a form as a whole, at its top. Focus has it read out, so it is no live region: as `role="alert"` it would be
 * read twice, and again whenever an answer is put right. A landmark, so that a reader finds the way back to it.
 */
export function ErrorBanner({
  message,
  fromServer = false,
  children,
}: {
  readonly message: string;
  /** In a page that the server sends with what is wrong: the browser moves focus by itself. */
  readonly fromServer?: boolean | undefined;
  readonly children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      className="error-summary"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a form was sent without JavaScript, the visitor must meet what is wrong first (GOV.UK).
      autoFocus={fromServer}
    >
      <p className="error-summary__title" id={titleId}>
        {message}
      </p>
      {children}
    </section>
  );
}

/** What is wrong with a form that the server sent back, at its top; nothing where it did not, or where all of it is right. */
export function ReturnedProblems({
  returned,
}: {
  readonly returned: { readonly errors: FieldErrors<string>; readonly problem: string | null } | undefined;
}) {
  if (returned === undefined) return null;
  const { errors, problem } = returned;
  return problem ? <ErrorBanner fromServer message={problem} /> : <ErrorSummary fromServer errors={errors} />;
}

/** What went wrong without the visitor's doing: read out where focus stays as it is. */
export function ErrorNotice({ message }: { readonly message: string }) {
  return (
    <div className="error-summary" role="alert">
      <p className="error-summary__title">{message}</p>
    </div>
  );
}
