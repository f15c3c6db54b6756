import type { IncomingMessage } from 'node:http';

/** Whether a request only reads. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request only reads, with nothing about it to refuse. */
export function isPlainRead(request: IncomingMessage): boolean {
  const { headers } = request;
  return (
    isRead(request) &&
    headers.expect === undefined &&
    headers['content-length'] === undefined &&
    hasValidHost(request)
  );
}

/** Whether it expects anything but `100-continue`, which Node sees to (RFC 9110, section 10.1.1). */
export function expectsMore({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.expect !== undefined && httpVersion === '1.1' && !/^100-continue$/i.test(headers.expect);
}

/** One `Host`, a name or an address with an optional port; HTTP/1.0 may leave it out (RFC 9112, section 3.2). */
export function hasValidHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  // Node keeps the first of several.
  let hosts = 0;
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return false;
  if (host === undefined) return request.httpVersion === '1.0';
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);
}
