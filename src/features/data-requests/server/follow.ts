import { dataRequests } from '#content/data-requests.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import type { StoredRequest } from '#features/data-requests/rules/stored-request.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { formatDay } from '#shared/dates.ts';
import { findDataRequest } from './store.ts';

/** A request as its page shows it. */
interface FollowedRequest {
  readonly request: StoredRequest;
  readonly words: {
    readonly title: string;
    readonly description: string;
    readonly headline: readonly string[];
    readonly lead: string;
  };
  /** What happens to it, in order. */
  readonly steps: readonly string[];
}

/**
 * The request that somebody follows.
 * @param typed the protocol number as it stands in the address, which may be anything
 * @returns undefined when there is no such request
 * @throws the database's error when it can't be used
 */
export async function followDataRequest(
  database: Pick<DatabaseHandle, 'db'>,
  typed: string,
): Promise<FollowedRequest | undefined> {
  const protocol = parseProtocol(typed);
  const request = protocol === undefined ? undefined : await findDataRequest(database, protocol);
  if (request === undefined) return undefined;
  const { received, done, terms } = dataRequests;
  const [check] = received.next;
  return {
    request,
    words: request.done_at === null ? received : done,
    steps: [
      `${terms.received} ${formatDay(request.created_at)}`,
      check.title,
      request.done_at === null
        ? `${terms.due} ${formatDay(request.due_at)}`
        : `${terms.done} ${formatDay(request.done_at)}`,
    ],
  };
}
