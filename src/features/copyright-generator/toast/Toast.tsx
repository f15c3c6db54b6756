import { useCallback, useEffect, useRef, useState } from 'react';
import { CloseButton } from '#components/ui/Button.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { closeToast } from '#content/interface.ts';

/** How long a toast stays, in milliseconds (R-GEN-24). */
const TOAST_MS = 3000;

/** A short message about what just happened. `key` tells two equal messages apart. */
export interface ToastMessage {
  readonly key: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/**
 * The place where a page shows its toasts, one at a time. Both live regions are always in the page, because
 * a screen reader announces only what changes inside a region that it already knows.
 */
export function ToastRegion({
  message,
  onClose,
}: {
  readonly message: ToastMessage | null;
  readonly onClose: () => void;
}) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [message, onClose]);

  return (
    <div className="toast-region screen-only">
      <div role="status">{message?.kind === 'success' ? <Toast {...{ message, onClose }} /> : null}</div>
      <div role="alert">{message?.kind === 'error' ? <Toast {...{ message, onClose }} /> : null}</div>
    </div>
  );
}

function Toast({ message, onClose }: { readonly message: ToastMessage; readonly onClose: () => void }) {
  return (
    <div className="toast" key={message.key}>
      {message.kind === 'error' ? <b aria-hidden="true">!</b> : <Dot />}
      <span>{message.text}</span>
      <CloseButton label={closeToast} onClick={onClose} />
    </div>
  );
}

/**
 * The toast of a page: what `ToastRegion` shows now, how to show another (it takes the place of the last one),
 * and how to close it.
 */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const count = useRef(0);
  const show = useCallback((kind: ToastMessage['kind'], text: string) => {
    count.current += 1;
    setMessage({ key: count.current, kind, text });
  }, []);
  const close = useCallback(() => setMessage(null), []);
  return { message, show, close } as const;
}
