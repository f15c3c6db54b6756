import { tooManyMessage } from '#content/problems.ts';
import { messages } from '#content/waitlist.ts';
import { fieldOf, type PageField, pageFields } from '#features/waitlist/rules/fields.ts';
import { SHOWN_TEXTS_HEADER } from '#features/waitlist/rules/sent-beside.ts';
import type { FieldErrors } from '#shared/validate.ts';

interface Failure {
  /** Whether the server said what became of it; false when no answer came, or one that leaves open whether it was stored (5xx). */
  readonly answered: boolean;
  readonly errors?: FieldErrors<PageField>;
  /** What is wrong with it as a whole, in Portuguese. */
  readonly problem?: string;
}

/**
 * Sends one sign-up to `POST /api/waitlist`. Never throws: a lost answer is an outcome, and is logged (R-WL-11 to R-WL-13).
 * @param body the row, by column
 * @param attempt the idempotency key, and the versions of the texts that the form shows
 */
export async function sendSignUp(
  body: object,
  attempt: { readonly key: string; readonly shownTexts: string },
): Promise<'joined' | Failure> {
  try {
    const response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': attempt.key,
        [SHOWN_TEXTS_HEADER]: attempt.shownTexts,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return await readOutcome(response);
  } catch (error) {
    console.error('Sign-up: no answer from the server.', error);
    return { answered: false, problem: messages.unreachable };
  }
}

async function readOutcome(response: Response): Promise<'joined' | Failure> {
  if (response.status === 201) return 'joined';
  if (response.status === 409) {
    const { code } = await bodyOf(response);
    // An e-mail that is there already; without the code it is another refusal (R-WL-11).
    return { answered: true, problem: code === '23505' ? messages.duplicate : messages.failed };
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After'));
    return { answered: true, problem: tooManyMessage(seconds > 0 ? Math.ceil(seconds) : 60) };
  }
  const errors = response.status === 422 ? await fieldErrors(response) : {};
  if (Object.keys(errors).length > 0) return { answered: true, errors };
  return { answered: response.status < 500, problem: messages.failed };
}

/** The messages of a 422 by form control; those of columns without a control are left out. */
async function fieldErrors(response: Response): Promise<FieldErrors<PageField>> {
  const errors: Partial<Record<PageField, string>> = {};
  for (const [column, message] of Object.entries((await bodyOf(response)).errors ?? {})) {
    const field = pageFields.find((name) => [fieldOf(name).column, fieldOf(name).at].includes(column));
    if (field !== undefined && typeof message === 'string') errors[field] ??= message;
  }
  return errors;
}

/** The object that an answer holds; empty when it holds anything else. */
async function bodyOf(response: Response): Promise<{ readonly code?: unknown; readonly errors?: unknown }> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}
