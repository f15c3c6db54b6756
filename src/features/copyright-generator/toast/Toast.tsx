import { useEffect, useState } from 'react';
import { CloseButton } from '#components/ui/Button.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { closeToast } from '#content/interface.ts';

/** How long a toast stays, in milliseconds (R-GEN-24). */
const TOAST_MS = 3000;

/** A short message about what just happened. `key` tells two equal messages apart. */
interface ToastMessage {
  readonly key: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The toast of a page, and how to show one: it takes the place of the last one, and goes by itself. */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = (kind: ToastMessage['kind'], text: string) =>
    setMessage((last) => ({ key: (last?.key ?? 0) + 1, kind, text }));
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, show, close: () => setMessage(null) } as const;
}

/**
 * The place where a page shows its toasts. Both live regions are always in the page, because a screen reader
 * announces only what changes inside a region that it already knows.
 */
export function ToastRegion({ message, close }: Pick<ReturnType<typeof useToast>, 'message' | 'close'>) {
  const toast = message && (
    <div className="toast" key={message.key}>
      {message.kind === 'error' ? <b aria-hidden="true">!</b> : <Dot />}
      <span>{message.text}</span>
      <CloseButton label={closeToast} onClick={close} />
    </div>
  );
  return (
    <div className="toast-region screen-only" data-above-banner>
      <div role="status">{message?.kind === 'success' ? toast : null}</div>
      <div role="alert">{message?.kind === 'error' ? toast : null}</div>
    </div>
  );
}
