import { useEffect, useState } from 'react';

/** How long the answer of a copy stays (R-GEN-19, R-CHL-8). */
const FEEDBACK_MS = 2000;

/** The answer to a copy: 'copied' goes away by itself, 'selected' stays until the visitor acts again. */
export function useCopied() {
  const [answer, setAnswer] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (answer !== 'copied') return;
    const timer = setTimeout(() => setAnswer(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return [answer, setAnswer] as const;
}
