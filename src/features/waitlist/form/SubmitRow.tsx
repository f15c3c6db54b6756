import { Button } from '#components/ui/Button.tsx';
import { messages } from '#content/waitlist.ts';

/** The form's button, what sending it means, and what a screen reader hears while it is on its way. */
export function SubmitRow({
  sending,
  className = '',
}: {
  readonly sending: boolean;
  readonly className?: string;
}) {
  return (
    <div className={`waitlist-submit ${className}`}>
      <Button type="submit" disabled={sending}>
        {sending ? messages.sending : messages.submit}
      </Button>
      <p className="type-label font-normal">{messages.consent}</p>
      <p className="visually-hidden" role="status">
        {sending ? messages.sending : ''}
      </p>
    </div>
  );
}
