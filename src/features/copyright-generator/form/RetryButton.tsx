import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';

/**
 * Tries something again. The button goes away when that has helped; the focus, if it was here, goes on then.
 * @param next id of the element that takes the focus
 */
export function RetryButton({ next, onRetry }: { readonly next: string; readonly onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) document.getElementById(next)?.focus();
    };
  }, [next]);
  return (
    <Button variant="line" size="sm" ref={button} onClick={onRetry}>
      {generator.retry}
    </Button>
  );
}
