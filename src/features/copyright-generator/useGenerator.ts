import { type RefObject, useEffect, useReducer } from 'react';
import { type GeneratorStart, initialState, nextState, readValues } from './form/generator-state.ts';

/**
 * Time without typing after which a field's error is shown, in milliseconds. Not when the field is left: the
 * message would move the button away from under the pointer that is pressing it.
 */
const judgeAfterMs = 700;

/** Name under which the draft lies in the session storage: one for each tab (R-GEN-32). */
const draftKey = 'copyrightDraft';

/**
 * The state of the form and its code. A draft of this tab is brought back after a reload; what was typed before
 * this code had arrived is kept.
 */
export function useGenerator(start: GeneratorStart, form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextState, start, initialState);
  const { values } = state;
  const asked = state.code !== null;

  useEffect(() => {
    if (start.asked) {
      // From here on the draft is newer than the query: a reload must bring the edits back.
      history.replaceState(history.state, '', '/copyright');
      return;
    }
    // What the controls hold is newer than the state while the page is starting.
    const data = new FormData(form.current ?? undefined);
    const typed = readValues((name) => data.get(name));
    const draft = readDraft();
    if (draft === null || typed.clientName !== '' || typed.url !== '') {
      dispatch({ type: 'changed', values: typed });
    } else dispatch({ type: draft.asked ? 'asked' : 'changed', values: draft.values });
  }, [start, form]);

  useEffect(() => keepDraft({ values, asked }), [values, asked]);

  // Each change of the values starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'paused' }), judgeAfterMs);
    return () => clearTimeout(timer);
  }, [values]);

  return [state, dispatch] as const;
}

/** This tab's draft; null when there is none, or when storage is blocked. */
function readDraft(): GeneratorStart | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '');
    return { values: readValues((name) => stored[name]), asked: stored.asked === true };
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or forgets it when nothing is typed. */
function keepDraft({ values, asked }: GeneratorStart): void {
  try {
    if (values.clientName + values.url === '') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify({ ...values, asked }));
  } catch {
    // The generator works without a draft.
  }
}
