import type { RequestKind } from './request-kinds.ts';

/** What may be told about a stored request to whoever holds its protocol number: nothing about the person. */
export interface StoredRequest {
  readonly protocol: string;
  readonly kind: RequestKind;
  /** ISO 8601 in UTC, like the other two. */
  readonly created_at: string;
  readonly due_at: string;
  /** Null while the request is open. */
  readonly done_at: string | null;
}
