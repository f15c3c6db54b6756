import { Button } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { messages } from '#content/waitlist.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/shown-texts.ts';

const [before, policy, after] = messages.consentMore;

/** The form's button, what sending it means and which version of that is shown, and what a screen reader hears meanwhile. */
export function SubmitRow({
  source,
}: {
  /** Where the sign-up is made: the note names what that list waits for. */
  readonly source: string;
}) {
  return (
    <>
      <div className="actions submit-row">
        <input type="hidden" name={SHOWN_TEXTS_FIELD} value={import.meta.env.WAITLIST_TEXTS} />
        <Button type="submit" data-sending={messages.sending}>
          {messages.submit}
        </Button>
        <p className="type-label">
          {`${source === 'newsletter' ? messages.consentNewsletter : messages.consent} ${before}`}
          {/* In a tab of its own: what was typed in the dialog would be lost. */}
          <a className="text-link" href="/politica-de-privacidade" {...newTab}>
            {policy}
            <NewTab />
          </a>
          {after}
        </p>
      </div>
      <p className="visually-hidden" role="status" />
    </>
  );
}
