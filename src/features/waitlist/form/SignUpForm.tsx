import type { ComponentPropsWithRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Honeypot } from '#components/ui/Field.tsx';
import { NewTab, newTab } from '#components/ui/Marks.tsx';
import { messages } from '#content/waitlist.ts';
import { dialogFields, type PageField, pageFields, pageSource } from '#features/waitlist/rules/fields.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/shown-texts.ts';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { CAMPAIGN_FIELD } from '#shared/campaign.ts';

const [before, policy, after] = messages.consentMore;

/**
 * A form of the waiting list around its controls: what is wrong above them; below them the trap, the button, what sending means with
 * the version of that which is shown, and what a screen reader hears meanwhile. `startSignUp` sends it.
 * @param source where the sign-up is made: the note names what that list waits for
 * @param controlId the id of a field's control
 * @param returned what the server sent back
 */
export function SignUpForm({
  source,
  returned,
  controlId = (name) => name,
  children,
  ...form
}: {
  readonly source: string;
  readonly returned?: Pick<ReturnedForm, 'errors' | 'problem' | 'key' | 'campaign'> | undefined;
  readonly controlId?: (name: PageField) => string;
} & ComponentPropsWithRef<'form'>) {
  const wrong = (source === pageSource ? pageFields : dialogFields).flatMap((name) => {
    const message = returned?.errors[name];
    return message === undefined ? [] : [{ id: controlId(name), message }];
  });
  const [note, texts] =
    source === 'newsletter'
      ? [messages.consentNewsletter, import.meta.env.NEWSLETTER_TEXTS]
      : [messages.consent, import.meta.env.WAITLIST_TEXTS];
  return (
    // The messages are the site's own, in Portuguese; the server checks again.
    <form {...form} data-sign-up={source} noValidate>
      {returned?.problem ? (
        <ErrorBanner fromServer message={returned.problem} />
      ) : (
        <ErrorSummary fromServer errors={wrong} />
      )}
      {children}
      <Honeypot />
      {returned === undefined ? null : (
        <>
          <input type="hidden" name={ATTEMPT_KEY_FIELD} value={returned.key} />
          <input type="hidden" name={CAMPAIGN_FIELD} value={returned.campaign} />
        </>
      )}
      <div className="actions submit-row">
        <input type="hidden" name={SHOWN_TEXTS_FIELD} value={texts} />
        <Button type="submit" data-sending={messages.sending}>
          {messages.submit}
        </Button>
        <p className="type-label">
          {`${note} ${before}`}
          {/* In a tab of its own: what was typed in the dialog would be lost. */}
          <a className="text-link" href="/politica-de-privacidade" {...newTab}>
            {policy}
            <NewTab />
          </a>
          {after}
        </p>
      </div>
      <p className="visually-hidden" role="status" />
    </form>
  );
}
