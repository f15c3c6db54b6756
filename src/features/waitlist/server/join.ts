import { messages } from '#content/waitlist.ts';
import type { DayCounts } from '#features/funnel/day-counts.ts';
import { otherPage, pageOf } from '#features/funnel/visit.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { RowField } from '#features/waitlist/rules/fields.ts';
import { type CheckedForm, parseWaitlistRow } from '#features/waitlist/rules/schema.ts';
import { readShownTexts } from '#features/waitlist/rules/sent-beside.ts';
import type { DatabaseOfKind } from '#server/database/database.ts';
import type { Storing, WriteRefusal } from '#server/http/limits/limits.ts';
import type { SignUpEnd } from '#server/http/metrics/metrics.ts';
import { type Campaign, campaignName, readCampaign } from '#shared/campaign.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { addToWaitlist, keepApart } from './store.ts';

/** Why a sign-up was not made: what is wrong, that the e-mail is on the list, or that no more may be stored now. */
type Refusal<Field extends string> =
  | { readonly status: 422; readonly errors: FieldErrors<Field> }
  | { readonly status: 409; readonly problem: string }
  | WriteRefusal;

/** What a sign-up needs of the server. `Astro.locals.services` fits. */
export interface JoinServices {
  readonly database: DatabaseOfKind;
  readonly outbox: Pick<Outbox, 'targets' | 'wake'>;
  readonly signedUp?: ((end: SignUpEnd) => void) | undefined;
  readonly dayCounts?: Pick<DayCounts, 'add'> | undefined;
}

/** A sign-up as it came, in JSON or as a posted form. */
export interface SentSignUp<Field extends string> {
  readonly checked: CheckedForm<Field>;
  readonly honeypot: unknown;
  /** The attempt's key, checked; undefined when the client sent none. */
  readonly key?: string | undefined;
  /** What the page says that it showed (`readShownTexts`). */
  readonly shownTexts?: string | null;
  readonly campaign?: Campaign | undefined;
  /** Address of the page that the form stood on; null where nobody says it. */
  readonly page?: URL | null;
}

/** Reads a row sent as JSON: anything that `JSON.parse` gives, which may hold the honeypot field. */
export function readSentRow(body: unknown): SentSignUp<RowField> {
  const sent: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  return {
    checked: parseWaitlistRow(body),
    honeypot: sent[HONEYPOT_FIELD],
    campaign: readCampaign((part) => sent[part]),
  };
}

/**
 * Signs up.
 * @returns undefined when it is done
 * @throws the database's error when it can't be used
 */
export async function join<Field extends string>(
  { database, outbox, store, dayCounts, signedUp = () => undefined }: JoinServices & Storing,
  { honeypot, checked, key, campaign, page, shownTexts = null }: SentSignUp<Field>,
): Promise<Refusal<Field> | undefined> {
  if (!checked.ok) {
    signedUp('invalid');
    return { status: 422, errors: checked.errors };
  }
  const row = { ...checked.value, ...campaign, ...readShownTexts(shownTexts, checked.value) };
  // Whoever filled in the honeypot is told of a success, so that a program can't tell that it was caught; in case it was a person's
  // password manager, what was thanked is kept.
  const isHeld = honeypot !== undefined && honeypot !== null && honeypot !== '';
  const kept = await (isHeld
    ? store(() => keepApart(database, row, key, honeypot), 'held')
    : store(() => addToWaitlist(database, row, key, outbox.targets))
  ).catch((error: unknown) => {
    signedUp('failed');
    throw error;
  });
  if (!kept.allowed) return kept;
  const added = kept.stored;
  signedUp(added === 'added' ? 'stored' : added);
  if (added === 'added') {
    outbox.wake();
    dayCounts?.add('sent', (page && pageOf(page.pathname)) ?? otherPage, campaignName(campaign));
  }
  return added === 'duplicate' ? { status: 409, problem: messages.duplicate } : undefined;
}
