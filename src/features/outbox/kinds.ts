import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';

/** What can be told about a sign-up: to the staff by mail, to their system, to the person. */
export type OutboxKind = Schema['outbox']['kind'];

/** One notice to write down for a sign-up. */
export interface OutboxTarget {
  readonly kind: OutboxKind;
  /** Hash of one of several addresses ({@link recipientHash}), so that each is tried by itself; else null. */
  readonly recipient: string | null;
}

/** A notice that a server has taken in hand. */
export interface OutboxItem extends OutboxTarget {
  readonly id: number;
  /** The same in every attempt. */
  readonly key: string;
  readonly waitlistId: number;
  /** Counts the one under way. */
  readonly attempts: number;
  /** A failure after this moment (ISO 8601) is the last. */
  readonly giveUpAt: string;
  /** Until when it is this server's (ISO 8601). */
  readonly leaseUntil: string;
}

/** A sign-up as it is stored. */
export type SignUp = Selectable<Schema['waitlist']>;

/** How an attempt ended. `reason` is a code of at most 200 characters, with nothing personal in it. */
export type Delivery =
  | { readonly status: 'delivered' }
  /** Worth another try. */
  | { readonly status: 'failed'; readonly reason: string }
  /** Another try would end the same way. */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Tells one notice. Gives up as soon as `signal` says so: another server may take the item afterwards.
 * An exception counts as `failed`.
 */
export type Deliver = (item: OutboxItem, signUp: SignUp, signal: AbortSignal) => Promise<Delivery>;

/** What stands in the outbox for an address of the staff's: no address is copied there. */
export function recipientHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** The notices that a sign-up gives rise to under these settings. */
export function targetsOf(settings: NotificationSettings): readonly OutboxTarget[] {
  return [
    ...settings.leadsEmailTo.map((address) => ({
      kind: 'lead-email' as const,
      recipient: recipientHash(address),
    })),
    ...(settings.webhook === undefined ? [] : [{ kind: 'lead-webhook' as const, recipient: null }]),
    ...(settings.confirmation ? [{ kind: 'confirmation-email' as const, recipient: null }] : []),
  ];
}
