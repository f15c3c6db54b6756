import { Button } from '#components/ui/Button.tsx';
import { messages } from '#content/waitlist.ts';
import './SubmitRow.css';

/** The form's button, what sending it means, and what a screen reader hears while it is on its way. */
export function SubmitRow({ sending }: { readonly sending: boolean }) {
  return (
    <div className="actions waitlist-submit">
      <Button type="submit" disabled={sending}>
        {sending ? messages.sending : messages.submit}
      </Button>
      <p className="type-label waitlist-submit__consent">{messages.consent}</p>
      <p className="visually-hidden" role="status">
        {sending ? messages.sending : ''}
      </p>
    </div>
  );
}
