import { createHash } from 'node:crypto';
import { HONEYPOT_FIELD } from '#schema/honeypot.ts';
import type { FieldErrors } from '#schema/validate.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import type { Services } from '#server/services.ts';
import { pageValues } from './form-values.ts';
import { messages } from './messages.ts';
import { parseWaitlistRow } from './row.ts';
import {
  type CheckedForm,
  type PageField,
  type PageFormValues,
  type RowField,
  validatePageForm,
  type WaitlistRow,
} from './schema.ts';
import { type Attempt, addToWaitlist } from './store.ts';

/** How a sign-up ended. The words for the person are in `joinMessages`. */
export type JoinOutcome<Field extends string> =
  | { readonly status: 'joined' }
  | { readonly status: 'invalid'; readonly errors: FieldErrors<Field> }
  | { readonly status: 'duplicate' }
  | { readonly status: 'limited'; readonly retryAfterSeconds: number }
  /** The database can't be used right now. */
  | { readonly status: 'unavailable' }
  /** Something else went wrong, and was logged. */
  | { readonly status: 'failed' };

/** What the person is told. Specification, section 8. */
export const joinMessages = {
  invalid: 'Confira os campos indicados.',
  duplicate: messages.duplicate,
  limited: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  failed: messages.failed,
} as const;

/** What a route hands over: who asks, and what the server has. `Astro.locals` fits. */
export interface JoinContext {
  readonly services: Pick<Services, 'database' | 'log' | 'writeLimiter'>;
  readonly clientKey: string;
}

/** Without JavaScript a second press can't carry the first one's key: for this long the same answers are the same attempt. */
const formRepeatMs = 10 * 60_000;

/**
 * Signs up with a row sent as JSON.
 * @param body the row, as `JSON.parse` gave it; it may hold the honeypot field
 * @param idempotencyKey the request's `Idempotency-Key`, checked
 */
export function joinWithRow(
  context: JoinContext,
  body: unknown,
  idempotencyKey: string | undefined,
): Promise<JoinOutcome<RowField>> {
  const fields = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  return join(context, {
    bait: fields.get(HONEYPOT_FIELD),
    check: () => parseWaitlistRow(body),
    attempt: () => ({ idempotencyKey }),
  });
}

/**
 * Signs up with the page's form as a browser without JavaScript posts it.
 * @returns the outcome, and the values to show again in the form
 */
export async function joinWithForm(
  context: JoinContext,
  form: URLSearchParams,
): Promise<{ readonly outcome: JoinOutcome<PageField>; readonly values: PageFormValues }> {
  const values = pageValues(form);
  const outcome = await join(context, {
    bait: form.get(HONEYPOT_FIELD),
    check: () => validatePageForm(values),
    attempt: (row) => ({ idempotencyKey: keyOfRow(row), repeatWithinMs: formRepeatMs }),
  });
  return { outcome, values };
}

interface Joining<Field extends string> {
  /** What the honeypot field holds. */
  readonly bait: unknown;
  readonly check: () => CheckedForm<Field>;
  readonly attempt: (row: WaitlistRow) => Attempt;
}

async function join<Field extends string>(
  { services, clientKey }: JoinContext,
  { bait, check, attempt }: Joining<Field>,
): Promise<JoinOutcome<Field>> {
  try {
    const decision = await services.writeLimiter.consume(clientKey);
    if (!decision.allowed) return { status: 'limited', retryAfterSeconds: decision.retryAfterSeconds };
    // Whoever fills the field that people never meet is told that it worked, and learns nothing.
    if (bait !== undefined && bait !== null && bait !== '') return { status: 'joined' };
    const checked = check();
    if (!checked.ok) return { status: 'invalid', errors: checked.errors };
    const added = await addToWaitlist(services.database, checked.row, attempt(checked.row));
    return { status: added === 'duplicate' ? 'duplicate' : 'joined' };
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'sign-up failed');
    return { status: away ? 'unavailable' : 'failed' };
  }
}

/** The same answers give the same key; when they were given does not count. */
function keyOfRow(row: WaitlistRow): string {
  const { terms_accepted_at: _, journalism_terms_accepted_at: __, ...answers } = row;
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return `form-${createHash('sha256').update(JSON.stringify(sorted)).digest('hex')}`;
}
