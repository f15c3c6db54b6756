import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { newsletter } from '#content/newsletter.ts';
import { InboxDrawing } from './InboxDrawing.tsx';
import { ChatButton, WaitlistButton } from './WaitlistActions.tsx';

const { closing, waitlist } = newsletter;

/** The waiting-list call to action that ends the page, beside the e-mail where a reader finds it. */
export function NewsletterClosing() {
  return (
    <ClosingCall id="fila" title={closing.title} text={closing.text} object={<InboxDrawing />}>
      <WaitlistButton />
      <ChatButton href={waitlist.chatUrl} />
    </ClosingCall>
  );
}
