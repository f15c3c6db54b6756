import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { timeLimit } from '#shared/time-limit.ts';

/** Time without a change after which the frame is loaded again, in milliseconds. */
const loadAfterMs = 250;
/** How long an answer is awaited, in milliseconds. */
const timeoutMs = 20_000;

/**
 * What a preview's frame loads. Each address is fetched first, because a frame does not report that it shows
 * an error page.
 * @param address of the preview's document
 * @returns `src` for the frame, undefined until there is something to show; `failed` while the newest address
 * can't be had
 */
export function usePreview(address: string, frame: RefObject<HTMLIFrameElement | null>) {
  // A page that comes with a code has its frame from the start, also without JavaScript.
  const isPrerendered = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [src, setSrc] = useState(isPrerendered ? address : undefined);
  const shown = useRef(src);
  const [attempt, setAttempt] = useState({ count: 0, failed: false });
  const { count, failed } = attempt;

  // `count` asks again for the same address.
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const isThere = await canBeHad(address, controller.signal);
      if (controller.signal.aborted) return;
      setAttempt((last) => ({ ...last, failed: !isThere }));
      if (!isThere) setSrc(undefined);
      else if (!frame.current) setSrc(address);
      // In place: a new `src` would add a step to the browser's history for every letter.
      else if (shown.current !== address) frame.current.contentWindow?.location.replace(address);
      shown.current = isThere ? address : undefined;
    };
    const timer = setTimeout(load, shown.current === undefined ? 0 : loadAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, count, frame]);

  const retry = useCallback(() => setAttempt((last) => ({ ...last, count: last.count + 1 })), []);
  return { src, failed, retry } as const;
}

async function canBeHad(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'HEAD',
      signal: timeLimit(timeoutMs, signal),
    });
    return ok;
  } catch {
    return false;
  }
}
