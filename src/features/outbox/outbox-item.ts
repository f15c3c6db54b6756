import type { Selectable } from 'kysely';
import type { List } from '#content/waitlist-lists.ts';
import type { Schema, SignUp } from '#server/database/tables.ts';

/** What an item is and who delivers it; the table names the kinds that there are. */
export type OutboxKind = Schema['outbox']['kind'];

/** One item to write down. */
export interface OutboxTarget {
  readonly kind: OutboxKind;
  /** Which of several receivers of this kind, as a hash, so that each is tried by itself; else null. */
  readonly recipient: string | null;
}

/** What is still known of a sign-up that was removed: enough to find the contact elsewhere. */
export interface RemovedSignUp {
  /** What the sign-up's own notice gave as its number. */
  readonly id: number;
  readonly email: string;
  /** The list that it left; another sign-up of the same address stays on another. */
  readonly list: List;
}

/** What a notice about a request under art. 18 of the LGPD needs of it. */
export type RequestOfItem = Pick<
  Selectable<Schema['data_requests']>,
  'id' | 'protocol' | 'kind' | 'email' | 'created_at' | 'due_at' | 'confirmed_at'
>;

/**
 * An item that a server has claimed, with what it is about. Its `key` is the same in every attempt, `attempts` counts the one under way, a
 * failure after `give_up_at` is the last, and until `lease_until` it is this server's.
 */
export interface OutboxItem extends Omit<Selectable<Schema['outbox']>, `removed_${string}`> {
  /** The sign-up that it is about, as it is at this attempt, with what was corrected meanwhile; undefined when it is gone, and the item with it. */
  readonly signUp: SignUp | undefined;
  /** The request that it is about; likewise. */
  readonly request: RequestOfItem | undefined;
  /** The sign-up that was removed, for a removal. */
  readonly removed: RemovedSignUp | undefined;
}

/** How an attempt ended. `reason` is a code of at most 200 characters, with nothing personal in it. */
export type Delivery =
  | { readonly status: 'delivered' }
  /** Worth another try. */
  | { readonly status: 'failed'; readonly reason: string }
  /** Another try would end the same way. */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Delivers one item. Gives up as soon as `signal` says so: another server may take the item afterwards.
 * An exception counts as `failed`.
 * @returns undefined when the row that the item belongs to was removed, and the item with it
 */
export type Deliver = (item: OutboxItem, signal: AbortSignal) => Promise<Delivery | undefined>;
