import { dataRequests } from '#content/data-requests.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import type { StoredRequest } from '#features/data-requests/rules/stored-request.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { findDataRequest } from './store.ts';

/** A request as its page shows it. */
interface FollowedRequest {
  readonly request: StoredRequest;
  readonly words: {
    readonly title: string;
    readonly description: string;
    readonly headline: string;
    readonly lead: string;
  };
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
  const { received, done } = dataRequests;
  return { request, words: request.done_at === null ? received : done };
}
