import { urlErrors } from '#content/generator.ts';
import {
  type BuiltCode,
  buildCode,
  type GeneratorField,
  type GeneratorValues,
  wrongFields,
} from '#features/copyright-generator/embed/code.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** Where the generator is (R-GEN-3). */
export interface GeneratorState {
  readonly values: GeneratorValues;
  /** Wrong fields whose message is shown: the person has paused, or asked for the code. */
  readonly judged: readonly GeneratorField[];
  /** The last good code; null until one was asked for. It stays while the fields are wrong. */
  readonly code: BuiltCode | null;
}

/** What can happen to the generator. */
export type GeneratorEvent =
  | { readonly type: 'changed'; readonly values: Partial<GeneratorValues> }
  | { readonly type: 'judged'; readonly fields: readonly GeneratorField[] }
  /** The code is asked for: by the button, or for a saved generation with its `values`. `year`: of the code. */
  | { readonly type: 'asked'; readonly values?: GeneratorValues; readonly year?: number | undefined }
  | { readonly type: 'restarted' };

/** The wrong fields, in the page's order. */
export function wrongOf(values: GeneratorValues): readonly GeneratorField[] {
  const errors = wrongFields(values);
  return (['clientName', 'url'] as const).filter((field) => errors[field] !== undefined);
}

/** A generator before its first use. */
export const emptyValues: GeneratorValues = { clientName: '', url: '', mode: 'dark' };

/**
 * The state that a page opens with.
 * @param asked whether the code was asked for before: by a form sent without JavaScript, or before a reload
 * @param year of that code, as the server wrote it: what a page opens with must be the same in the browser
 */
export function initialState({
  values,
  asked,
  year,
}: {
  readonly values: GeneratorValues;
  readonly asked: boolean;
  readonly year?: number | undefined;
}): GeneratorState {
  const state = { values, judged: [], code: null };
  return asked ? nextState(state, { type: 'asked', year }) : state;
}

/** The state after an event. Once a code exists, every right change builds it again. */
export function nextState(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'changed': {
      const values = { ...state.values, ...event.values };
      return {
        values,
        // The message of a field goes as soon as the field is right, and does not come back before it is
        // checked again.
        judged: wrongOf(values).filter((field) => state.judged.includes(field)),
        code: state.code === null ? null : (buildCode(values) ?? state.code),
      };
    }
    case 'judged': {
      const judged = wrongOf(state.values).filter((field) =>
        [...state.judged, ...event.fields].includes(field),
      );
      return { ...state, judged };
    }
    case 'asked': {
      const values = event.values ?? state.values;
      return { values, judged: wrongOf(values), code: buildCode(values, event.year) ?? state.code };
    }
    case 'restarted':
      return { values: { ...emptyValues, mode: state.values.mode }, judged: [], code: null };
  }
}

/** Whether the fields are wrong, so that the code is no longer what they say. */
export function isStale({ values, code }: GeneratorState): boolean {
  return code !== null && wrongOf(values).length > 0;
}

/**
 * The messages to show at the fields. `http://` is told as soon as it is typed (R-GEN-7), the
 * rest when the field is judged.
 */
export function shownErrors({ values, judged }: GeneratorState): FieldErrors<GeneratorField> {
  const errors = wrongFields(values);
  const { clientName, url } = errors;
  const shown: Partial<Record<GeneratorField, string>> = {};
  if (clientName !== undefined && judged.includes('clientName')) shown.clientName = clientName;
  if (url !== undefined && judged.includes('url')) shown.url = url;
  else if (url !== undefined && /^\s*http:\/\//i.test(values.url)) shown.url = urlErrors.insecure;
  return shown;
}
