import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { newsletter } from '#content/newsletter.ts';
import { listLink } from '#content/waitlist-lists.ts';

const { waitlist } = newsletter;

/**
 * 'Entrar na fila de espera': opens the waitlist dialog with the source `newsletter` (R-NWS-5). It is a link to
 * the list's own page, so that it also works before and without the script.
 */
export function WaitlistButton() {
  return <ButtonLink {...listLink('newsletter-ai')}>{waitlist.action}</ButtonLink>;
}

/** Opens a chat with the team; the message is already written in the address. */
export function ChatButton({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href} variant="line" {...newTab}>
      {`${waitlist.chat} `}
      <NewTab />
    </ButtonLink>
  );
}
