import type { PageField } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** Where a sign-up form is (R-WL-15 to R-WL-17). */
export type FormState =
  | {
      readonly status: 'editing';
      readonly errors: FieldErrors<PageField>;
      /** What is wrong with the sign-up as a whole, in Portuguese. */
      readonly problem: string | null;
      /** How many times sending failed: a change moves focus to what is wrong. */
      readonly failures: number;
    }
  | { readonly status: 'sending'; readonly failures: number }
  | { readonly status: 'done' };

/** What can happen to a sign-up form. */
export type FormEvent =
  | { readonly type: 'edited'; readonly field: PageField }
  | { readonly type: 'sent' }
  /** Refused, here or by the server, because of what is in the fields. */
  | { readonly type: 'invalid'; readonly errors: FieldErrors<PageField> }
  | { readonly type: 'failed'; readonly problem: string }
  | { readonly type: 'joined' };

/** A form that was not sent yet, or one that the server sent back with what is wrong. */
export function initialState(errors: FieldErrors<PageField> = {}, problem: string | null = null): FormState {
  return { status: 'editing', errors, problem, failures: 0 };
}

/** The state after an event. Events that can't happen in a state leave it as it is. */
export function nextState(state: FormState, event: FormEvent): FormState {
  if (state.status === 'done') return state;
  switch (event.type) {
    case 'edited':
      return state.status === 'editing' ? clearError(state, event.field) : state;
    case 'sent':
      return { status: 'sending', failures: state.failures };
    case 'invalid':
      return { status: 'editing', errors: event.errors, problem: null, failures: state.failures + 1 };
    case 'failed':
      return { status: 'editing', errors: {}, problem: event.problem, failures: state.failures + 1 };
    case 'joined':
      return { status: 'done' };
  }
}

/** Editing a field clears its error and the general one (R-WL-15). */
function clearError(state: Extract<FormState, { status: 'editing' }>, field: PageField): FormState {
  if (state.problem === null && state.errors[field] === undefined) return state;
  const errors: Partial<Record<PageField, string>> = { ...state.errors };
  delete errors[field];
  return { ...state, errors, problem: null };
}

/**
 * The errors as a summary lists them.
 * @param fields in the form's order
 * @param controlId the id of a field's control
 */
export function listErrors<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly Field[],
  controlId: (field: Field) => string = (field) => field,
): readonly { readonly id: string; readonly message: string }[] {
  return fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: controlId(field), message }];
  });
}

/** The messages to show beside the fields; none while sending. */
export function shownErrors(state: FormState): FieldErrors<PageField> {
  return state.status === 'editing' ? state.errors : {};
}
