import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages } from '#content/waitlist.ts';
import { ShortForm } from '#features/waitlist/form/ShortForm.tsx';
import { useSignUp } from '#features/waitlist/form/useSignUp.ts';
import { dialogValues } from '#features/waitlist/rules/form-values.ts';
import { validateDialogForm } from '#features/waitlist/rules/schema.ts';

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
  const signUp = useSignUp({
    form,
    check: (data) => validateDialogForm(dialogValues(data), source),
  });
  const sending = signUp.state.status === 'sending';
  useEffect(() => onSending(sending), [sending, onSending]);
  if (signUp.state.status === 'done') return <Joined onClose={onClose} />;
  return (
    <>
      <p className="type-small waitlist-dialog__intro">{intro}</p>
      <ShortForm className="waitlist-dialog" ref={form} signUp={signUp} source={source} />
    </>
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
