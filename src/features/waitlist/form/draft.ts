import type { PageFormValues } from '#features/waitlist/rules/fields.ts';
import { emptyPageValues, fillUntouchedControls, pageValues } from '#features/waitlist/rules/form-values.ts';
import { type Attempt, isAttemptKey } from '#features/waitlist/rules/sign-up-attempt.ts';
import { cleanText } from '#shared/clean-text.ts';

/** Name in the session storage under which the drafts of a tab lie, by the path of each form. */
export const draftsKey = 'waitlistDraft';

/** Time without typing after which a draft is kept, in milliseconds. */
const keepAfterMs = 300;

// Longer than any field takes: what is longer was not typed here.
const maxTextLength = 5000;

/** What was typed and not yet sent, with the attempt whose answer was lost, if any. */
interface Draft {
  readonly values: PageFormValues;
  readonly attempt: Attempt | null;
  /** What the form started with: empty, or what the server sent back. */
  readonly start: PageFormValues;
}

interface DraftOfForm {
  /** The attempt that goes on from before a reload. */
  readonly attempt: Attempt | null;
  /** Keeps the draft at once, with the attempt as it is now. */
  readonly keep: (attempt: Attempt) => void;
  /** Nothing is kept, now and from now on: the sign-up is done, or was given up. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in a form of the waiting list for this tab, and brings it back after a reload. The form in a list's
 * dialog and the one on its page are the same form.
 * @param isReturned whether the server sent the form back: its values are newer than a draft, except one that was typed into
 * this same form before a reload
 */
export function keepDraft(form: HTMLFormElement, isReturned: boolean): DraftOfForm {
  const path = formPath(new URL(form.action).pathname);
  const start = startOf(form);
  const draft = readDraft(path);
  const isRestored = draft !== null && (!isReturned || isSame(draft.start, start));
  if (isRestored) fillUntouchedControls(form, { ...draft.values }, { ...start });
  let attempt = isRestored ? draft.attempt : null;
  // What is typed and not sent, also before this code was here; null when there is nothing to keep. Not what a form sent
  // back by the server started with, which would take the place of a newer draft when that answer is reloaded.
  const typed = pageValues(new FormData(form));
  let unsent: PageFormValues | null = isSame(typed, start) ? null : typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const keep = () => {
    clearTimeout(timer);
    if (unsent !== null) writeDraft(path, { values: unsent, attempt, start });
  };
  form.addEventListener(
    'input',
    () => {
      unsent = pageValues(new FormData(form));
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    },
    listening,
  );
  addEventListener('pagehide', keep, listening);
  return {
    attempt,
    keep: (current) => {
      attempt = current;
      keep();
    },
    forget: () => {
      clearTimeout(timer);
      listening.abort();
      writeDraft(path, undefined);
    },
  };
}

/** Forgets the draft of the form that this address confirms: it was sent without its script, which had kept one before. */
export function forgetConfirmedDraft(): void {
  writeDraft(formPath(location.pathname), undefined);
}

/** Path of a form's page, from that of its sending or confirmation. */
function formPath(path: string): string {
  return path.replace(/\/(enviar|confirmacao)$/, '');
}

/** The drafts of this tab, by their form's path; none where they can't be read as such, or where storage is blocked. */
function readDrafts(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Reads the draft of this tab.
 * @param path of the form's page
 * @returns null when there is none, when it can't be read as a draft, or when storage is blocked
 */
export function readDraft(path: string): Draft | null {
  const stored = readDrafts()[path];
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  return {
    values: cleanValues(stored.values),
    attempt: cleanAttempt(stored.attempt),
    start: cleanValues(isRecord(stored.start) ? stored.start : {}),
  };
}

/** Keeps a form's draft in this tab, or takes it away; does nothing when storage is full or blocked. */
export function writeDraft(path: string, draft: Draft | undefined): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify({ ...readDrafts(), [path]: draft }));
  } catch {
    // The form works without a draft.
  }
}

/** What the form started with: empty, or what the server sent back. */
function startOf(form: HTMLFormElement): PageFormValues {
  const fresh = form.cloneNode(true);
  if (!(fresh instanceof HTMLFormElement)) return emptyPageValues;
  fresh.reset();
  return pageValues(new FormData(fresh));
}

// Both hold the fields of `emptyPageValues`, in its order.
const isSame = (a: PageFormValues, b: PageFormValues): boolean => JSON.stringify(a) === JSON.stringify(b);

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
