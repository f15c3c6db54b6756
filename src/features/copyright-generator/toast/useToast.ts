import { useCallback, useRef, useState } from 'react';
import type { ToastMessage } from './Toast.tsx';

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
