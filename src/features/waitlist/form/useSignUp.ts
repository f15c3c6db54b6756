import {
  type InputEventHandler,
  type RefObject,
  type SubmitEventHandler,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { showFailure } from '#components/ui/focus-first-failure.ts';
import {
  type CheckedForm,
  type PageField,
  pageFields,
  type WaitlistRow,
} from '#features/waitlist/rules/schema.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/shown-texts.ts';
import { type Attempt, attemptFor } from '#features/waitlist/rules/sign-up-attempt.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { sendSignUp } from './api-client.ts';
import { type FormEvent, type FormState, initialState, nextState } from './form-state.ts';

interface SignUpOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Reads and checks the form. */
  readonly check: (form: FormData) => CheckedForm<PageField>;
  /** What the server said about the form before it was shown (without JavaScript, or before it was ready). */
  readonly errors?: FieldErrors<PageField> | undefined;
  readonly problem?: string | null | undefined;
  /** The attempt to go on with, from before a reload. */
  readonly attempt?: RefObject<Attempt | null>;
  /** The attempt is about to be sent, or its answer is known: a draft keeps up with it. */
  readonly onAttempt?: () => void;
  readonly onJoined?: () => void;
}

/** A form on its way, for who draws it. */
export interface SignUp {
  readonly state: FormState;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** For the form's `onInput`: editing a field clears what is said about it. */
  readonly onInput: InputEventHandler<HTMLFormElement>;
  /** For the element that sums up what is wrong: it takes focus after every failure. */
  readonly alert: RefObject<HTMLElement | null>;
}

/** What a program wrote into the honeypot goes along, for the server to judge. */
function withHoneypot(data: FormData, row: WaitlistRow): object {
  const honeypot = data.get(HONEYPOT_FIELD);
  return typeof honeypot === 'string' && honeypot !== '' ? { ...row, [HONEYPOT_FIELD]: honeypot } : row;
}

/**
 * The way of a sign-up from the form to its answer, the same on the page and in the dialog: check, send once,
 * say what came of it (R-WL-11 to R-WL-17). The controls stay the browser's own; they are read
 * when the form is sent.
 */
export function useSignUp(options: SignUpOptions): SignUp {
  const { form, check, onAttempt, onJoined } = options;
  const [state, dispatch] = useReducer<FormState, [FormEvent]>(
    nextState,
    initialState(options.errors, options.problem),
  );
  const sending = useRef(false);
  const ownAttempt = useRef<Attempt | null>(null);
  const attempt = options.attempt ?? ownAttempt;
  const alert = useRef<HTMLElement>(null);
  const failures = state.status === 'done' ? 0 : state.failures;
  useEffect(() => {
    if (failures > 0) showFailure(form.current, alert.current);
  }, [failures, form]);

  async function send(data: FormData): Promise<void> {
    const checked = check(data);
    if (!checked.ok) return dispatch({ type: 'invalid', errors: checked.errors });
    const current = attemptFor(attempt.current, checked.row);
    attempt.current = current;
    onAttempt?.();
    dispatch({ type: 'sent' });
    const outcome = await sendSignUp(withHoneypot(data, checked.row), {
      key: current.key,
      shownTexts: String(data.get(SHOWN_TEXTS_FIELD) ?? ''),
    });
    if (outcome.kind === 'unknown') return dispatch({ type: 'failed', problem: outcome.problem });
    attempt.current = { ...current, answered: true };
    if (outcome.kind === 'joined') {
      onJoined?.();
      return dispatch({ type: 'joined' });
    }
    onAttempt?.();
    if (outcome.kind === 'refused') return dispatch({ type: 'failed', problem: outcome.problem });
    dispatch({ type: 'invalid', errors: outcome.errors });
  }

  return {
    state,
    alert,
    onInput: ({ target }) => {
      const field = pageFields.find((name) => 'name' in target && target.name === name);
      if (field !== undefined) dispatch({ type: 'edited', field });
    },
    onSubmit: (event) => {
      event.preventDefault();
      // Two presses in one go arrive before the button is drawn as disabled.
      if (sending.current) return;
      sending.current = true;
      void send(new FormData(event.currentTarget)).finally(() => {
        sending.current = false;
      });
    },
  };
}
