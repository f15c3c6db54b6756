import type { OnQuery } from '#server/database/timed-dialect.ts';
import type { StorageBound } from '#server/http/limits/storage-limits.ts';
import type { StoredKind } from '#server/http/limits/stored-kind.ts';
import type { LimitKind } from '#server/http/limits/write-limiter.ts';

/** How a sign-up ended: `held` came with the field filled in that people never see, and is kept apart, `repeated` is the same attempt sent again. */
export const signUpEnds = ['stored', 'repeated', 'duplicate', 'invalid', 'held', 'failed'] as const;
export type SignUpEnd = (typeof signUpEnds)[number];

/** What is told of the server's work to whoever watches it. Nothing of it is personal, and every text is one of a few. */
export interface Observer {
  signedUp(end: SignUpEnd): void;
  /** A write was refused: too many in a minute, or more than may be stored. */
  refused(limit: LimitKind | StoredKind, bound: 'minute' | StorageBound): void;
  /** The database answered, or failed. */
  readonly queried: OnQuery;
}
