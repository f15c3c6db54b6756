import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { newsletter } from '#content/newsletter.ts';

const { waitlist } = newsletter;

/**
 * 'Entrar na fila de espera': opens the waitlist dialog with the source `newsletter` (R-NWS-5). It is a link to
 * the waitlist's page, so that it also works before and without the script.
 */
export function WaitlistButton() {
  return (
    <ButtonLink
      href="/portal-ai-waitlist"
      data-waitlist-source="newsletter"
      data-waitlist-title={waitlist.dialogTitle}
    >
      {waitlist.action}
    </ButtonLink>
  );
}

/** Opens a chat with the team; the message is already written in the address. */
export function ChatButton({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href} variant="line" {...newTab}>
      {waitlist.chat} <NewTab />
    </ButtonLink>
  );
}
