import type { FormValues } from '#features/waitlist/rules/fields.ts';
import { emptyValues, fillUntouchedControls, formValues } from '#features/waitlist/rules/form-values.ts';
import type { Attempt } from '#features/waitlist/rules/sign-up-attempt.ts';

/** Name in the session storage under which the drafts of a tab lie, by the path of each form. */
const draftsKey = 'waitlistDraft';

/** Time without typing after which a draft is kept, in milliseconds. */
const keepAfterMs = 300;

/** What was typed and not yet sent, with the attempt whose answer was lost, if any. */
interface Draft {
  readonly values: FormValues;
  readonly attempt: Attempt | null;
  /** What the form started with: empty, or what the server sent back. */
  readonly start: FormValues;
}

/**
 * Keeps what is typed in a form of the waiting list for this tab, and brings it back after a reload. The form in a list's
 * dialog and the one on its page are the same form.
 * @param isReturned whether the server sent the form back: its values are newer than a draft, except one that was typed into
 * this same form before a reload
 */
export function keepDraft(form: HTMLFormElement, isReturned: boolean) {
  const path = new URL(form.action).pathname.replace(/\/enviar$/, '');
  const start = startOf(form);
  const draft = readDraft(path);
  const isRestored = draft !== undefined && (!isReturned || isSame(draft.start, start));
  if (isRestored) fillUntouchedControls(form, draft.values, start);
  let attempt = isRestored ? draft.attempt : null;
  // What is typed and not sent, also before this code was here; null when there is nothing to keep. Not what a form sent
  // back by the server started with, which would take the place of a newer draft when that answer is reloaded.
  const typed = formValues(new FormData(form));
  let unsent: FormValues | null = isSame(typed, start) ? null : typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const keep = () => {
    clearTimeout(timer);
    if (unsent !== null) writeDraft(path, { values: unsent, attempt, start });
  };
  form.addEventListener(
    'input',
    () => {
      unsent = formValues(new FormData(form));
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    },
    listening,
  );
  addEventListener('pagehide', keep, listening);
  return {
    /** The attempt that goes on from before a reload. */
    attempt,
    /** Keeps the draft at once, with the attempt as it is now. */
    keep: (current: Attempt) => {
      attempt = current;
      keep();
    },
    /** Nothing is kept, now and from now on: the sign-up is done, or was given up. */
    forget: () => {
      clearTimeout(timer);
      listening.abort();
      writeDraft(path, undefined);
    },
  };
}

/** A form's draft in this tab; undefined when there is none, and when what lies there is not what was written here. */
function readDraft(path: string): Draft | undefined {
  const draft = readDrafts()[path];
  const isDraft =
    typeof draft?.values?.nome === 'string' &&
    typeof draft.start?.nome === 'string' &&
    (draft.attempt === null || typeof draft.attempt?.key === 'string');
  return isDraft ? draft : undefined;
}

/** The drafts of this tab, by their form's path; none where they can't be read, or where storage is blocked. */
function readDrafts(): Readonly<Record<string, Draft | undefined>> {
  try {
    return JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Keeps a form's draft in this tab, or takes it away; does nothing when storage is full or blocked. */
export function writeDraft(path: string, draft: Draft | undefined): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify({ ...readDrafts(), [path]: draft }));
  } catch {
    // The form works without a draft.
  }
}

function startOf(form: HTMLFormElement): FormValues {
  const fresh = form.cloneNode(true);
  if (!(fresh instanceof HTMLFormElement)) return emptyValues;
  fresh.reset();
  return formValues(new FormData(fresh));
}

// Both hold the same fields in the same order.
const isSame = (a: FormValues, b: FormValues): boolean => JSON.stringify(a) === JSON.stringify(b);
