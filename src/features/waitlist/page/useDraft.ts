import { type RefObject, useEffect, useRef, useState } from 'react';
import { emptyPageValues, fillUntouchedControls, pageValues } from '#features/waitlist/rules/form-values.ts';
import type { ReturnedForm } from '#features/waitlist/rules/returned-form.ts';
import { type PageFormValues, pageFields } from '#features/waitlist/rules/schema.ts';
import type { Attempt } from '#features/waitlist/rules/sign-up-attempt.ts';
import { clearDraft } from './clear-draft.ts';
import { readDraft, writeDraft } from './draft.ts';

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
 * @param returned the form that the server sent back, if it did: its values are newer than a draft, except one
 * that was typed into this same form before a reload
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  returned: ReturnedForm | undefined,
): DraftOfForm {
  const isFresh = returned === undefined;
  const start = useRef(returned?.values ?? emptyPageValues).current;
  const [values, setValues] = useState(start);
  const attempt = useRef<Attempt | null>(
    returned === undefined ? null : { key: returned.key, content: '', answered: false },
  );
  // What is typed and not sent; null when there is nothing to keep.
  const unsent = useRef<PageFormValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useRef(() => {
    clearTimeout(timer.current);
    if (unsent.current !== null) writeDraft({ values: unsent.current, attempt: attempt.current, start });
  }).current;

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const draft = readDraft();
    if (draft !== null && (isFresh || isSame(draft.start, start))) {
      fillUntouchedControls(element, { ...draft.values }, { ...start });
      attempt.current = draft.attempt ?? attempt.current;
    }
    // Also what was typed before this code was here; not what a form sent back by the server started with, which
    // would take the place of a newer draft when that answer is reloaded.
    const typed = pageValues(new FormData(element));
    if (!isSame(typed, start)) unsent.current = typed;
    setValues(typed);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form, isFresh, start, keep]);

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

function isSame(a: PageFormValues, b: PageFormValues): boolean {
  return pageFields.every((field) => a[field] === b[field]);
}
