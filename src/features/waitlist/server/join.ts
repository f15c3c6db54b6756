import type { Logger } from 'pino';
import { messages } from '#content/waitlist.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import { parseWaitlistRow } from '#features/waitlist/rules/api-row.ts';
import { formKey, KEY_FIELD } from '#features/waitlist/rules/attempt.ts';
import { pageValues } from '#features/waitlist/rules/form-values.ts';
import {
  type CheckedForm,
  type PageField,
  type PageFormValues,
  type RowField,
  validatePageForm,
} from '#features/waitlist/rules/schema.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { addToWaitlist } from './store.ts';

/** How a sign-up ended. The words for the person are in `joinMessages`. */
export type JoinOutcome<Field extends string> =
  | { readonly status: 'joined' }
  | { readonly status: 'invalid'; readonly errors: FieldErrors<Field> }
  | { readonly status: 'duplicate' }
  /** The database can't be used right now. */
  | { readonly status: 'unavailable' }
  /** Something else went wrong, and was logged. */
  | { readonly status: 'failed' };

/** What the person is told (R-WL-11, R-WL-12). */
export const joinMessages = {
  invalid: 'Confira os campos indicados.',
  duplicate: messages.duplicate,
  failed: messages.failed,
} as const;

/** What a sign-up needs of the server. `Astro.locals.services` fits. */
export interface JoinServices {
  readonly database: Pick<DatabaseHandle, 'db'>;
  readonly log: Pick<Logger, 'error'>;
  readonly outbox: Pick<Outbox, 'targets' | 'wake'>;
}

/**
 * Signs up with a row sent as JSON.
 * @param body the row, as `JSON.parse` gave it; it may hold the honeypot field
 * @param idempotencyKey the request's `Idempotency-Key`, checked
 */
export function joinWithRow(
  services: JoinServices,
  body: unknown,
  idempotencyKey: string | undefined,
): Promise<JoinOutcome<RowField>> {
  const fields = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  return join(services, {
    bait: fields.get(HONEYPOT_FIELD),
    check: () => parseWaitlistRow(body),
    key: idempotencyKey,
  });
}

/**
 * Signs up with the page's form as a browser without JavaScript posts it.
 * @returns the outcome, and what the form shows and carries when it is sent back
 */
export async function joinWithForm(
  services: JoinServices,
  form: URLSearchParams,
): Promise<{
  readonly outcome: JoinOutcome<PageField>;
  readonly values: PageFormValues;
  readonly key: string;
}> {
  const values = pageValues(form);
  const key = formKey(form.get(KEY_FIELD));
  const outcome = await join(services, {
    bait: form.get(HONEYPOT_FIELD),
    check: () => validatePageForm(values),
    key,
  });
  return { outcome, values, key };
}

interface Joining<Field extends string> {
  /** What the honeypot field holds. */
  readonly bait: unknown;
  readonly check: () => CheckedForm<Field>;
  readonly key: string | undefined;
}

async function join<Field extends string>(
  services: JoinServices,
  { bait, check, key }: Joining<Field>,
): Promise<JoinOutcome<Field>> {
  try {
    // Whoever fills the field that people never meet is told that it worked, and learns nothing.
    if (bait !== undefined && bait !== null && bait !== '') return { status: 'joined' };
    const checked = check();
    if (!checked.ok) return { status: 'invalid', errors: checked.errors };
    const { database, outbox } = services;
    const added = await addToWaitlist(database, checked.row, key, outbox.targets);
    if (added === 'added') outbox.wake();
    return { status: added === 'duplicate' ? 'duplicate' : 'joined' };
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'sign-up failed');
    return { status: away ? 'unavailable' : 'failed' };
  }
}
