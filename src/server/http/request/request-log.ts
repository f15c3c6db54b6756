import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AccessLog } from '#server/http/access-log.ts';

/**
 * Writes one line when the answer ends. It holds no personal data (LGPD, art. 6, III): no query, no body,
 * no user agent, the address cut to its network.
 * @param details `path` may hold what somebody typed into the address bar, so segments with an @ are hidden;
 *   `address` is asked for when the line is written
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  details: { readonly id: string; readonly path: string; readonly address: () => string },
): void {
  if (!log.isLevelEnabled('info')) return;
  const started = performance.now();
  const { socket, method } = request;
  const bytesBefore = socket.bytesWritten;
  response.once('close', () => {
    log.info(
      {
        id: details.id,
        method,
        path: loggedPath(details.path),
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        address: details.address(),
        ...(response.writableEnded ? {} : { aborted: true }),
      },
      'request',
    );
  });
}

/** Writes the same request into the access log, with its whole address, when the answer ends. */
export function recordAccess(
  accessLog: AccessLog,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  details: { readonly id: string; readonly path: string; readonly address: () => string },
): void {
  const time = new Date();
  response.once('close', () => {
    accessLog.record({
      time,
      id: details.id,
      address: details.address(),
      method,
      path: loggedPath(details.path),
      status: response.statusCode,
    });
  });
}

/** An e-mail, however often its @ is encoded. */
const emailForm = /@|%(25)*40/;
/** The protocol number of a request, which opens the page about it, as `parseProtocol` takes it: with O for 0, I or L for 1. */
const protocolForm = /^[\dOIL]{4}[\dA-Z]{10}$/;

/** Whether a segment could be an e-mail or a protocol number, in any spelling that the site reads. */
function isSecret(segment: string): boolean {
  return emailForm.test(segment) || protocolForm.test(decoded(segment).toUpperCase().replace(/[\s-]/g, ''));
}

/** A segment with its `%20` and the like read, up to three times over: a bound, because each round reads all of it. */
function decoded(segment: string, rounds = 3): string {
  try {
    const once = decodeURIComponent(segment);
    return once === segment || rounds === 1 ? once : decoded(once, rounds - 1);
  } catch {
    return segment;
  }
}

/** A path as the log may hold it: at most 200 characters, no segment that could be an e-mail or a protocol number. */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (isSecret(segment) ? '[oculto]' : segment))
    .join('/')
    .slice(0, 200);
}
