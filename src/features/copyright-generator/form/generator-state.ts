import { urlErrors } from '#content/generator.ts';
import type { GeneratorValues } from '#features/copyright-generator/embed/embed.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

type Errors = FieldErrors<keyof GeneratorValues>;

/** Where the generator is (R-GEN-3). */
export interface GeneratorState {
  readonly values: GeneratorValues;
  /** The messages that are shown: of a wrong field at which the person has paused, or asked for the code. */
  readonly errors: Errors;
  /** The last good code; null until one was asked for. It stays while the fields are wrong. */
  readonly code: BuiltCode | null;
}

/** What can happen to the generator. */
export type GeneratorEvent =
  | { readonly type: 'changed'; readonly values: Partial<GeneratorValues> }
  | { readonly type: 'paused' | 'restarted' }
  /** The code is asked for: by the button, or for a saved generation with its `values`. `year`: of the code. */
  | { readonly type: 'asked'; readonly values?: GeneratorValues; readonly year?: number | undefined };

/** What a page starts from: empty, a form sent without JavaScript, or what was there before a reload. */
export interface GeneratorStart {
  readonly values: GeneratorValues;
  readonly asked: boolean;
  /** Of that code, as the server wrote it: what a page opens with must be the same in the browser. */
  readonly year?: number;
}

/** A generator before its first use. */
export const blank: GeneratorStart = { values: { clientName: '', url: '', mode: 'dark' }, asked: false };

/** The form's values from whatever holds them by name. */
export function readValues(read: (name: string) => unknown): GeneratorValues {
  const text = (name: string) => String(read(name) ?? '').slice(0, 4096);
  return {
    clientName: text('clientName'),
    url: text('url'),
    mode: text('mode') === 'light' ? 'light' : 'dark',
  };
}

export function initialState({ values, asked, year }: GeneratorStart): GeneratorState {
  const state = { values, errors: {}, code: null };
  return asked ? nextState(state, { type: 'asked', year }) : state;
}

/** The state after an event. Once a code exists, every right change builds it again. */
export function nextState(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'changed': {
      const values = { ...state.values, ...event.values };
      const { errors, code } = buildCode(values);
      return {
        values,
        // A message goes as soon as its field is right, and a new one waits for a pause; but `http://` is told
        // at once (R-GEN-7).
        errors: pick(errors, (field, text) => field in state.errors || text === urlErrors.insecure),
        code: state.code && (code ?? state.code),
      };
    }
    case 'paused':
      return {
        ...state,
        // Of an empty field nothing is said before the code was asked for: the person may not have come to it yet.
        errors: pick(
          buildCode(state.values).errors,
          (field) => field in state.errors || state.code !== null || state.values[field].trim() !== '',
        ),
      };
    case 'asked': {
      const values = event.values ?? state.values;
      const { errors, code } = buildCode(values, event.year);
      return { values, errors, code: code ?? state.code };
    }
    case 'restarted':
      return { values: { ...blank.values, mode: state.values.mode }, errors: {}, code: null };
  }
}

function pick(errors: Errors, isShown: (field: keyof GeneratorValues, text: string) => boolean): Errors {
  const entries = Object.entries(errors) as [keyof GeneratorValues, string][];
  return Object.fromEntries(entries.filter(([field, text]) => isShown(field, text)));
}
