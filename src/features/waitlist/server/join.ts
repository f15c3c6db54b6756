import type { Outbox } from '#features/outbox/outbox.ts';
import { parseWaitlistRow } from '#features/waitlist/rules/api-row.ts';
import { dialogValues, pageValues } from '#features/waitlist/rules/form-values.ts';
import type { ReturnedForm } from '#features/waitlist/rules/returned-form.ts';
import {
  type CheckedForm,
  type DialogField,
  type DialogFormValues,
  type PageField,
  type RowField,
  validateDialogForm,
  validatePageForm,
} from '#features/waitlist/rules/schema.ts';
import { readShownTexts, SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/shown-texts.ts';
import { ATTEMPT_KEY_FIELD, attemptKey } from '#features/waitlist/rules/sign-up-attempt.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Storing } from '#server/http/limits/storage-limits.ts';
import type { SignUpEnd } from '#server/http/metrics/observer.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { addToWaitlist } from './store.ts';

/** How a sign-up ended. The words for the person are in `src/content/waitlist.ts`. */
export type JoinOutcome<Field extends string> =
  | { readonly status: 'joined' }
  | { readonly status: 'invalid'; readonly errors: FieldErrors<Field> }
  | { readonly status: 'duplicate' };

/** What a sign-up needs of the server. `Astro.locals.services` fits. */
export interface JoinServices {
  readonly database: Pick<DatabaseHandle, 'db'>;
  readonly outbox: Pick<Outbox, 'targets' | 'wake'>;
  /** Hears how each ended. */
  readonly signedUp?: ((end: SignUpEnd) => void) | undefined;
}

/**
 * Signs up with a row sent as JSON.
 * @param body the row, as `JSON.parse` gave it; it may hold the honeypot field
 * @param idempotencyKey the request's `Idempotency-Key`, checked
 * @param shownTexts what the page says that it showed (`readShownTexts`)
 * @throws the database's error when it can't be used, and StorageBoundMet
 */
export function joinWithRow(
  services: JoinServices & Storing,
  body: unknown,
  idempotencyKey: string | undefined,
  shownTexts: string | null = null,
): Promise<JoinOutcome<RowField>> {
  const fields = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  return join(services, {
    honeypot: fields.get(HONEYPOT_FIELD),
    check: () => parseWaitlistRow(body),
    key: idempotencyKey,
    shownTexts,
  });
}

/** The page's form as it was sent, and what it carries when it is sent back. */
export interface SentForm extends Pick<ReturnedForm, 'values' | 'key'> {
  /** What the page says that it showed. */
  readonly shownTexts: string | null;
}

/** Reads the page's form; `fields` is undefined when the body could not be trusted or read. */
export function readSentForm(fields = new URLSearchParams()): SentForm {
  return {
    values: pageValues(fields),
    key: attemptKey(fields.get(ATTEMPT_KEY_FIELD)),
    shownTexts: fields.get(SHOWN_TEXTS_FIELD),
  };
}

/**
 * Signs up with the page's form as a browser without JavaScript posts it.
 * @param honeypot what the honeypot field holds
 * @throws the database's error when it can't be used, and StorageBoundMet
 */
export function joinWithForm(
  services: JoinServices & Storing,
  { values, key, shownTexts }: SentForm,
  honeypot: string | null,
): Promise<JoinOutcome<PageField>> {
  return join(services, { honeypot, check: () => validatePageForm(values), key, shownTexts });
}

/** The dialog's form as its page sends it. */
export interface SentDialogForm {
  readonly values: DialogFormValues;
  readonly key: string;
  readonly shownTexts: string | null;
}

/** Reads the dialog's form; `fields` is undefined when the body could not be trusted or read. */
export function readSentDialogForm(fields = new URLSearchParams()): SentDialogForm {
  return {
    values: dialogValues(fields),
    key: attemptKey(fields.get(ATTEMPT_KEY_FIELD)),
    shownTexts: fields.get(SHOWN_TEXTS_FIELD),
  };
}

/**
 * Signs up with the dialog's form as a browser without JavaScript posts it from the list's page.
 * @param source the list: what the dialog would store
 * @param honeypot what the honeypot field holds
 * @throws the database's error when it can't be used, and StorageBoundMet
 */
export function joinWithDialogForm(
  services: JoinServices & Storing,
  { values, key, shownTexts }: SentDialogForm,
  source: string,
  honeypot: string | null,
): Promise<JoinOutcome<DialogField>> {
  return join(services, { honeypot, check: () => validateDialogForm(values, source), key, shownTexts });
}

interface Joining<Field extends string> {
  readonly honeypot: unknown;
  readonly check: () => CheckedForm<Field>;
  readonly key: string | undefined;
  readonly shownTexts: string | null;
}

async function join<Field extends string>(
  { database, outbox, beforeStoring, signedUp = () => undefined }: JoinServices & Storing,
  { honeypot, check, key, shownTexts }: Joining<Field>,
): Promise<JoinOutcome<Field>> {
  // A program that filled in the honeypot gets the answer of a success, so that it can't tell that it was
  // caught.
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') {
    signedUp('bait');
    return { status: 'joined' };
  }
  const checked = check();
  if (!checked.ok) {
    signedUp('invalid');
    return { status: 'invalid', errors: checked.errors };
  }
  await beforeStoring();
  const added = await addToWaitlist(
    database,
    { ...checked.row, ...readShownTexts(shownTexts, checked.row) },
    key,
    outbox.targets,
  ).catch((error: unknown) => {
    signedUp('failed');
    throw error;
  });
  signedUp(added === 'added' ? 'stored' : added);
  if (added === 'added') outbox.wake();
  return { status: added === 'duplicate' ? 'duplicate' : 'joined' };
}
