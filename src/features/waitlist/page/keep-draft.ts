import { fillUntouchedControls, pageValues } from '#features/waitlist/rules/form-values.ts';
import { type PageFormValues, pageFields } from '#features/waitlist/rules/schema.ts';
import type { Attempt } from '#features/waitlist/rules/sign-up-attempt.ts';
import { clearDraft } from './clear-draft.ts';
import { readDraft, writeDraft } from './draft.ts';

/** Time without typing after which the draft is kept, in milliseconds. */
const keepAfterMs = 300;

interface DraftOfForm {
  /** Whether there is more in the form than it started with. */
  readonly isTyped: boolean;
  /** The attempt that goes on from before a reload. */
  readonly attempt: Attempt | null;
  /** Keeps the draft at once, with the attempt as it is now. */
  readonly keep: (attempt: Attempt) => void;
  /** The sign-up is done: nothing is kept. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in the page's form for this tab, and brings it back after a reload.
 * @param returned whether the server sent the form back: its values are newer than a draft, except one that was typed into
 * this same form before a reload
 */
export function keepDraft(form: HTMLFormElement, returned: boolean): DraftOfForm {
  const start = startOf(form);
  const draft = readDraft();
  let attempt: Attempt | null = null;
  if (draft !== null && (!returned || isSame(draft.start, start))) {
    fillUntouchedControls(form, { ...draft.values }, { ...start });
    attempt = draft.attempt;
  }
  // What is typed and not sent, also before this code was here; null when there is nothing to keep. Not what a form sent
  // back by the server started with, which would take the place of a newer draft when that answer is reloaded.
  const typed = pageValues(new FormData(form));
  let unsent: PageFormValues | null = isSame(typed, start) ? null : typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (unsent !== null) writeDraft({ values: unsent, attempt, start });
  };
  form.addEventListener('input', () => {
    unsent = pageValues(new FormData(form));
    clearTimeout(timer);
    timer = setTimeout(keep, keepAfterMs);
  });
  addEventListener('pagehide', keep);
  return {
    isTyped: unsent !== null,
    attempt,
    keep: (current) => {
      attempt = current;
      keep();
    },
    forget: () => {
      clearTimeout(timer);
      unsent = null;
      clearDraft();
    },
  };
}

/** What the form started with: empty, or what the server sent back. */
function startOf(form: HTMLFormElement): PageFormValues {
  const fresh = form.cloneNode(true);
  if (!(fresh instanceof HTMLFormElement)) return pageValues(new FormData());
  fresh.reset();
  return pageValues(new FormData(fresh));
}

function isSame(a: PageFormValues, b: PageFormValues): boolean {
  return pageFields.every((field) => a[field] === b[field]);
}
