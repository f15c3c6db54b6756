import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages } from '#content/waitlist.ts';
import { ShortForm } from '#features/waitlist/form/ShortForm.tsx';
import { startSignUp } from '#features/waitlist/form/sign-up.ts';

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
  onTimeUp = onClose,
  title,
  intro,
  source,
}: WaitlistDialogText & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes it in place of `onClose` when the success has stood for its time. */
  readonly onTimeUp?: () => void;
}) {
  const [sending, setSending] = useState(false);
  return (
    <Dialog open={open} title={title} locked={sending} onClose={onClose}>
      <DialogContent {...{ intro, source, onTimeUp }} onSending={setSending} />
    </Dialog>
  );
}

/** The form, then the success in its place. The dialog draws it anew at every opening. */
function DialogContent({
  intro,
  source,
  onTimeUp,
  onSending,
}: {
  readonly intro: string;
  readonly source: string;
  readonly onTimeUp: () => void;
  readonly onSending: (sending: boolean) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [joined, setJoined] = useState(false);
  useEffect(() => {
    if (form.current !== null) startSignUp(form.current, { onSending, onJoined: () => setJoined(true) });
  }, [onSending]);
  if (joined) return <Joined onTimeUp={onTimeUp} />;
  return (
    <>
      <p className="type-small">{intro}</p>
      <ShortForm className="waitlist-dialog" ref={form} source={source} />
    </>
  );
}

/**
 * The success, which closes the dialog by itself (R-WLD-7). It takes focus, which has it read out: no live region, which
 * would say it again. Whoever is reading it keeps it open: by the keyboard, which shows where focus is, or by moving the
 * pointer over the dialog (WCAG 2.2, 2.2.1). A pointer that rests where the button was does not count.
 */
function Joined({ onTimeUp }: { readonly onTimeUp: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    text.current?.focus();
    return closeUnlessUsed(text.current?.closest('dialog') ?? null, line.current, onTimeUp);
  }, [onTimeUp]);
  const { title, thanks, notice } = messages.success;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what takes focus has a name, and is no fieldset.
    <div
      className="waitlist-dialog__joined"
      ref={text}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-texto`}
      tabIndex={-1}
    >
      <p className="type-h2" id={titleId}>
        {title}
      </p>
      <p className="type-lead" id={`${titleId}-texto`}>
        {`${thanks} ${notice}`}
      </p>
      <span className="waitlist-dialog__time" aria-hidden="true">
        <i ref={line} />
        <i className="mark-dot" />
      </span>
    </div>
  );
}

/**
 * Closes the dialog 3 s after nobody uses it any more.
 * @param line fills towards its dot in that time; it is full and still while the dialog is used, and where no motion is wanted
 * @returns ends the waiting
 */
function closeUnlessUsed(
  dialog: HTMLDialogElement | null,
  line: HTMLElement | null,
  close: () => void,
): () => void {
  let filling: Animation | undefined;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    filling?.finish();
    const isUsed = hovered || (dialog?.querySelector(':focus-visible') ?? null) !== null;
    if (isUsed) return;
    timer = setTimeout(close, successMs);
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      filling = line?.animate({ transform: ['scaleX(0)', 'none'] }, successMs);
  };
  const listening = new AbortController();
  const on = (type: 'focusin' | 'focusout' | 'pointermove' | 'pointerleave', act: (event: Event) => void) =>
    dialog?.addEventListener(type, act, { signal: listening.signal });
  const hover = (value: boolean) => {
    if (hovered === value) return;
    hovered = value;
    wait();
  };
  on('pointermove', (event) => {
    if (!(event instanceof PointerEvent)) return;
    // Chromium sends a move that is none when the page changes under a pointer at rest.
    if (event.movementX === 0 && event.movementY === 0) return;
    // The backdrop around the sheet is the dialog too.
    hover(event.target !== dialog);
  });
  on('pointerleave', () => hover(false));
  on('focusin', wait);
  on('focusout', () => queueMicrotask(wait));
  wait();
  return () => {
    clearTimeout(timer);
    filling?.finish();
    listening.abort();
  };
}
