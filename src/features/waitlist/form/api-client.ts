import { tooManyMessage } from '#content/problems.ts';
import { messages } from '#content/waitlist.ts';
import { fieldOf, type PageField, pageFields } from '#features/waitlist/rules/fields.ts';
import { SHOWN_TEXTS_HEADER } from '#features/waitlist/rules/sent-beside.ts';
import type { FieldErrors } from '#shared/validate.ts';

export type Outcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<PageField> }
  /** The server refused it; `problem` is for the person, in Portuguese. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** No answer, or one that leaves open whether it was stored (5xx). */
  | { readonly kind: 'unknown'; readonly problem: string };

const timeoutMs = 20_000;

/** What the server answers for an e-mail that is there already; a 409 without it is another refusal (R-WL-11). */
const duplicateCode = '23505';

/**
 * Sends one sign-up to `POST /api/waitlist`. Never throws: a lost answer is an outcome, and is logged (R-WL-11 to R-WL-13).
 * @param body the row, by column
 * @param attempt the idempotency key, and the versions of the texts that the form shows
 */
export async function sendSignUp(
  body: object,
  attempt: { readonly key: string; readonly shownTexts: string },
): Promise<Outcome> {
  try {
    const response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': attempt.key,
        [SHOWN_TEXTS_HEADER]: attempt.shownTexts,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await readOutcome(response);
  } catch (error) {
    console.error('Sign-up: no answer from the server.', error);
    return { kind: 'unknown', problem: messages.unreachable };
  }
}

async function readOutcome(response: Response): Promise<Outcome> {
  if (response.status === 201) return { kind: 'joined' };
  if (response.status === 409) {
    const { code } = await bodyOf(response);
    return { kind: 'refused', problem: code === duplicateCode ? messages.duplicate : messages.failed };
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After'));
    return { kind: 'refused', problem: tooManyMessage(seconds > 0 ? Math.ceil(seconds) : 60) };
  }
  const errors = response.status === 422 ? await fieldErrors(response) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: response.status >= 500 ? 'unknown' : 'refused', problem: messages.failed };
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
