/**
 * One attempt to sign up. Its key goes with every request of the attempt, so that a repeat after a lost answer
 * is recognised as the same sign-up and not as a duplicate.
 */
export interface Attempt {
  /** A UUID, sent as `Idempotency-Key`. */
  readonly key: string;
  readonly email: string;
  /** What was sent, as text, to see whether it changed. */
  readonly content: string;
  /** Whether the server said what became of it; false while the answer is awaited, and when it was lost. */
  readonly answered: boolean;
}

/**
 * The attempt that sending this content belongs to. The last one goes on while its answer is unknown, whatever
 * was changed meanwhile (the server tells e-mails apart), or while nothing changed; anything else begins a new one.
 * @param last the attempt before, null for none
 * @param row what will be sent, in its final form; the moment of acceptance does not count as content
 */
export function attemptFor(last: Attempt | null, row: { readonly email: string }): Attempt {
  const content = JSON.stringify(row, (name, value) => (name.endsWith('_at') ? undefined : value));
  const goesOn = last !== null && (!last.answered || last.content === content);
  return { key: goesOn ? last.key : newKey(), email: row.email, content, answered: false };
}

/** A random UUID (version 4). `crypto.randomUUID` is missing where the page is not served by HTTPS. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
