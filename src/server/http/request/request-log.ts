import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AccessLog } from '#server/http/access-log.ts';
import type { ClientAddress } from './client-address.ts';
import { decodeAgain } from './request-target.ts';

/** What is known of a request before it is read. */
export interface RequestContext {
  readonly id: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Who asks. */
  readonly client: ClientAddress;
}

/**
 * Begins the lines of a request: one for the log, and another for the access log, with the whole address. The log's line holds no personal
 * data (LGPD, art. 6, III): no query, no body, no user agent, the address cut to its network.
 * @param accessLog undefined keeps no whole address
 * @param details `path` may hold what somebody typed into the address bar, so segments with an @ are hidden
 * @returns writes them: called when the answer ends, or, where the log keeps no requests, when it is on its way
 */
export function beginLog(
  { log, accessLog }: { readonly log: Logger; readonly accessLog: AccessLog | undefined },
  request: IncomingMessage,
  response: ServerResponse,
  details: RequestContext,
): () => void {
  const time = Date.now();
  const { socket, method = '' } = request;
  const isLogged = keepsRequests(log);
  const started = isLogged ? performance.now() : 0;
  const bytesBefore = isLogged ? socket.bytesWritten : 0;
  return () => {
    const { id, client } = details;
    const path = loggedPath(details.path);
    const status = response.statusCode;
    accessLog?.record({ time, id, address: client.whole, method, path, status });
    if (!isLogged) return;
    log.info(
      {
        id,
        method,
        path,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        address: client.logged,
        ...(response.writableEnded ? {} : { aborted: true }),
      },
      'request',
    );
  };
}

/** Whether the log has a line of each request. */
export function keepsRequests(log: Logger): boolean {
  return log.isLevelEnabled('info');
}

/** An e-mail, however often its @ is encoded. */
const emailForm = /@|%(25)*40/;
/** The protocol number of a request, which opens the page about it, as `parseProtocol` takes it: with O for 0, I or L for 1. */
const protocolForm = /^[\dOIL]{4}[\dA-Z]{10}$/;

/** Whether a segment could be an e-mail or a protocol number, in any spelling that the site reads. */
function isSecret(segment: string): boolean {
  const decoded = decodeAgain(segment, 3).toUpperCase();
  return emailForm.test(segment) || protocolForm.test(decoded.replace(/[\s-]/g, ''));
}

/** A path as the log may hold it: at most 200 characters, no segment that could be an e-mail or a protocol number. */
export function loggedPath(path: string): string {
  // What most paths are told by at once: no segment begins as a protocol number does, and there is no sign of an e-mail.
  if (!/[@%]|\/[\doil-]/i.test(path)) return path.slice(0, 200);
  return path
    .split('/')
    .map((segment) => (isSecret(segment) ? '[oculto]' : segment))
    .join('/')
    .slice(0, 200);
}
