import { type RefObject, useEffect, useReducer } from 'react';
import type { GeneratorValues } from './embed/code.ts';
import { keepDraft, readDraft } from './form/draft.ts';
import {
  type GeneratorEvent,
  type GeneratorState,
  initialState,
  nextState,
  wrongOf,
} from './form/generator-state.ts';

/**
 * Time without typing after which a field's error is shown, in milliseconds. Not when the field is left: the
 * message would move the button away from under the pointer that is pressing it.
 */
const judgeAfterMs = 700;

/** What the page starts from: empty, or as a form sent without JavaScript came back. */
export interface GeneratorStart {
  readonly values: GeneratorValues;
  readonly asked: boolean;
  /** The server's, of the code that it answered with. */
  readonly year?: number;
}

/**
 * The state of the form and its code. A draft of this tab is brought back after a reload; what was typed before
 * this code had arrived is kept.
 */
export function useGenerator(start: GeneratorStart, form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer<GeneratorState, GeneratorStart, [GeneratorEvent]>(
    nextState,
    start,
    initialState,
  );
  const { values, judged } = state;
  const asked = state.code !== null;

  useEffect(() => {
    if (start.asked) {
      // From here on the draft is newer than the query: a reload must bring the edits back.
      history.replaceState(history.state, '', '/copyright');
      return;
    }
    if (form.current === null) return;
    const typed = typedIn(form.current);
    const draft = readDraft();
    if (draft === null || typed.clientName !== '' || typed.url !== '') {
      dispatch({ type: 'changed', values: typed });
    } else dispatch({ type: draft.asked ? 'asked' : 'changed', values: draft.values });
  }, [start, form]);

  useEffect(() => keepDraft({ values, asked }), [values, asked]);

  useEffect(() => {
    // An empty field shows no error before the code was asked for: the person may not have come to it yet.
    const pending = wrongOf(values).filter(
      (field) => !judged.includes(field) && (asked || values[field].trim() !== ''),
    );
    if (pending.length === 0) return;
    const timer = setTimeout(() => dispatch({ type: 'judged', fields: pending }), judgeAfterMs);
    return () => clearTimeout(timer);
  }, [values, judged, asked]);

  return [state, dispatch] as const;
}

/** What the controls hold, which is newer than the state while the page is starting. */
function typedIn(
  form: HTMLFormElement,
): Partial<GeneratorValues> & Pick<GeneratorValues, 'clientName' | 'url'> {
  const data = new FormData(form);
  return {
    clientName: String(data.get('clientName') ?? ''),
    url: String(data.get('url') ?? ''),
    mode: data.get('mode') === 'light' ? 'light' : 'dark',
  };
}
