import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from './attempt.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { emptyPageValues, fillEmptyControls, pageValues } from './form-values.ts';
import type { PageFormValues } from './schema.ts';

/** Time without typing after which the draft is kept, in milliseconds. */
const keepAfterMs = 300;

interface DraftOfForm {
  /** What is typed now. */
  readonly values: PageFormValues;
  /** The attempt that goes on, from before a reload if need be. */
  readonly attempt: RefObject<Attempt | null>;
  /** For the form's `onInput`. */
  readonly onInput: () => void;
  /** Keeps the draft at once. */
  readonly keep: () => void;
  /** The sign-up is done: nothing is kept. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in the page's form for this tab, and brings it back after a reload.
 * @param start what the controls started with
 * @param restore false when the server sent the form back with its values, which are the newer ones
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  start: PageFormValues,
  restore: boolean,
): DraftOfForm {
  const [values, setValues] = useState(start);
  const attempt = useRef<Attempt | null>(null);
  // What is typed and not sent; null when there is nothing to keep.
  const unsent = useRef<PageFormValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useRef(() => {
    clearTimeout(timer.current);
    if (unsent.current !== null) writeDraft({ values: unsent.current, attempt: attempt.current });
  }).current;

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const draft = restore ? readDraft() : null;
    if (draft !== null) {
      fillEmptyControls(element, { ...draft.values });
      attempt.current = draft.attempt;
    }
    // Also what was typed before this code was here; not what a form sent back by the server started with, which
    // would take the place of a newer draft when that answer is reloaded.
    const typed = pageValues(new FormData(element));
    if (JSON.stringify(typed) !== JSON.stringify({ ...emptyPageValues, ...start })) unsent.current = typed;
    setValues(typed);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form, restore, keep]);

  return {
    values,
    attempt,
    keep,
    onInput: () => {
      if (form.current === null) return;
      const typed = pageValues(new FormData(form.current));
      unsent.current = typed;
      setValues(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, keepAfterMs);
    },
    forget: () => {
      clearTimeout(timer.current);
      unsent.current = null;
      clearDraft();
    },
  };
}
