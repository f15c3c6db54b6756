import { newUuid } from '#shared/ids.ts';

/**
 * One attempt to sign up. Its key goes with every request of the attempt, so that a repeat after a lost answer
 * is recognised as the same sign-up and not as a duplicate.
 */
export interface Attempt {
  /** A UUID, sent as `Idempotency-Key`. */
  readonly key: string;
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
export function attemptFor(last: Attempt | null, row: object): Attempt {
  const content = JSON.stringify(row, (name, value) => (name.endsWith('_at') ? undefined : value));
  const goesOn = last !== null && (!last.answered || last.content === content);
  return { key: goesOn ? last.key : newUuid(), content, answered: false };
}

/** Control of the page's form, when the server sends it back, that carries the attempt's key. */
export const ATTEMPT_KEY_FIELD = 'tentativa';

const keyForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of a form that was posted: the one that it carries, or a new one for the static page, which has none. */
export function attemptKey(posted: string | null): string {
  return posted !== null && keyForm.test(posted) ? posted : newUuid();
}
