import type { MouseEvent, ReactNode, Ref } from 'react';
import { errorSummaryTitle } from '#content/forms.ts';

interface AlertProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** In a page that the server sends with what is wrong: the browser moves focus by itself. */
  readonly fromServer?: boolean;
}

/**
 * What is wrong with a form, at its top, each message a link to its field (GOV.UK's error summary).
 * The caller moves focus to it with `ref`. Renders nothing without errors.
 */
export function ErrorSummary({
  errors,
  ...alert
}: AlertProps & {
  /** In the order of the page. `id` is the id of the field's control. */
  readonly errors: readonly { readonly id: string; readonly message: string }[];
}) {
  if (errors.length === 0) return null;
  return (
    <Alert title={errorSummaryTitle(errors.length)} {...alert}>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusTarget}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What is wrong with a form as a whole, at its top. The caller moves focus to it with `ref`. */
export function ErrorBanner({ message, ...alert }: AlertProps & { readonly message: string }) {
  return <Alert title={message} {...alert} />;
}

function Alert({
  title,
  ref,
  fromServer = false,
  children,
}: AlertProps & { readonly title: string; readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form was sent without JavaScript, the visitor must meet what is wrong first (GOV.UK).
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} autoFocus={fromServer}>
      <p className="error-summary__title">{title}</p>
      {children}
    </div>
  );
}

/** Focus goes to the field, which is shown with its label; without JavaScript the fragment does it. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
