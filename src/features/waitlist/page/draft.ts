import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import type { PageFormValues } from '#features/waitlist/rules/schema.ts';
import { type Attempt, isAttemptKey } from '#features/waitlist/rules/sign-up-attempt.ts';
import { cleanText } from '#shared/clean-text.ts';
import { draftKey } from './clear-draft.ts';

/** What was typed and not yet sent, with the attempt whose answer was lost, if any. */
export interface Draft {
  readonly values: PageFormValues;
  readonly attempt: Attempt | null;
  /** What the form started with: empty, or what the server sent back. */
  readonly start: PageFormValues;
}

// Longer than any field takes: what is longer was not typed here.
const maxTextLength = 5000;

/**
 * Reads the draft of this tab.
 * @returns null when there is none, when it can't be read as a draft, or when storage is blocked
 */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values)) return null;
    return {
      values: cleanValues(stored.values),
      attempt: cleanAttempt(stored.attempt),
      start: cleanValues(isRecord(stored.start) ? stored.start : {}),
    };
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab; does nothing when storage is full or blocked. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The known fields of a stored draft, without characters that a form refuses; one of another type counts as empty. */
function cleanValues(stored: Readonly<Record<string, unknown>>): PageFormValues {
  const known = Object.entries(emptyPageValues).map(([name, empty]) => {
    const value = stored[name];
    if (typeof value !== typeof empty) return [name, empty];
    if (typeof value !== 'string') return [name, value];
    return [name, value.length <= maxTextLength ? cleanText(value, name === 'goals') : empty];
  });
  return { ...emptyPageValues, ...Object.fromEntries(known) };
}

function cleanAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored)) return null;
  const { key, content, answered } = stored;
  return isAttemptKey(key) && typeof content === 'string' && typeof answered === 'boolean'
    ? { key, content, answered }
    : null;
}
