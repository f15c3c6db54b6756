import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { dialog as dialogText, messages } from '#content/waitlist.ts';
import waitlistDialog from './WaitlistDialog.css?inline';
import { WaitlistDialog, type WaitlistDialogText } from './WaitlistDialog.tsx';

/** From the dialog's closing to {@link LateNews}, in milliseconds: a region that was inert takes a moment to be heard. */
const sayAfterMs = 500;

/** The attributes of a link; one that is empty or missing counts as not said. */
type Asked = { readonly [Name in keyof WaitlistDialogText]: string | undefined };

let root: Root | undefined;
let openings = 0;

/**
 * Opens the waitlist dialog over the page. Called by `waitlist-dialog.client.ts`, which loads this module, and
 * React with it, on the first press of a waitlist link.
 * @param asked what the link says; the rest has defaults
 * @param opener gets focus back when the dialog closes
 */
export function openWaitlistDialog(asked: Asked, opener: HTMLElement): void {
  const text: WaitlistDialogText = {
    source: asked.source || 'newsletter',
    title: asked.title || dialogText.title,
    intro: asked.intro || dialogText.intro,
  };
  adoptStyles(waitlistDialog);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  root.render(<OpenDialog key={openings} text={text} opener={opener} />);
}

/**
 * One opening of the dialog, from the press to the closing. A success that closed by itself is said once more: a screen
 * reader on a phone shows no focus and may still have been reading it.
 */
function OpenDialog({ text, opener }: { readonly text: WaitlistDialogText; readonly opener: HTMLElement }) {
  const [open, setOpen] = useState(true);
  const [cutShort, setCutShort] = useState(false);
  const close = () => {
    setOpen(false);
    // The browser gives focus back too, but not to a link that Safari never focused.
    opener.focus({ preventScroll: true });
  };
  return (
    <>
      <WaitlistDialog
        {...text}
        open={open}
        onClose={close}
        onTimeUp={() => {
          close();
          setCutShort(true);
        }}
      />
      <LateNews text={cutShort ? Object.values(messages.success).join(' ') : ''} />
    </>
  );
}

/** A status that gets its text after the page around it is there again for a screen reader, and focus has been told. */
function LateNews({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => say(text), sayAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
