import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '#server/settings/settings.ts';
import type { AccessLog } from './access-log.ts';
import { securityHeaders } from './answers/headers.ts';
import { namesHtml, sendProblem } from './answers/problems.ts';
import type { ApiServer } from './api-server.ts';
import type { StaticFiles } from './files/static-files.ts';
import { createReadiness, type ReadinessParts, sendHealth } from './health.ts';
import type { Counters } from './limits/counters.ts';
import { type ClientAddress, clientAddress, isLoopback, isTrustedProxy } from './request/client-address.ts';
import { dropBody } from './request/drop-body.ts';
import { logRequest } from './request/request-log.ts';
import { canonicalPath, parseTarget, type RequestTarget } from './request/request-target.ts';
import { maxBodyBytes } from './request/sizes.ts';
import { type Actor, createStaffGuard, type StaffGuard } from './staff-guard.ts';

/** What the outer server itself uses; routes get all that was opened. */
interface HandlerServices extends ReadinessParts {
  readonly settings: Pick<Settings, 'staff' | 'trustedProxies'>;
  readonly log: Logger;
  /** Where wrong passwords are counted; in this process when left out. */
  readonly counters?: Counters;
}

/** Answers what is rendered on demand; `next` is for what it has no route for. */
export type OnDemandRoutes<Services> = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: { readonly services: Services; readonly clientKey: string; readonly actor: Actor },
) => Promise<void>;

/** What the outer server needs to answer. */
export interface HandlerParts<Services extends HandlerServices> {
  readonly services: Services;
  readonly files: StaticFiles;
  readonly api: ApiServer;
  readonly routes: OnDemandRoutes<Services>;
  /** Which build it serves: what `/healthz` says. */
  readonly build: { readonly version: string; readonly id: string };
  /** Built pages that a search in their address (`?q=`) makes anew, and the paths of the routes that render them. */
  readonly searches?: ReadonlyMap<string, string>;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
  /** Settings that another server has with another value; nothing without another server. */
  readonly differingSettings?: (() => readonly string[]) | undefined;
  /** Where whole addresses are kept; undefined keeps none. */
  readonly accessLog?: AccessLog | undefined;
}

/**
 * The way of every request: log and security headers, the staff's password, refusals, health, the one URL form,
 * built files, the API, Astro's routes, and the 404 page for what is left.
 */
export function createHandler<Services extends HandlerServices>(
  parts: HandlerParts<Services>,
): RequestListener {
  const { services, accessLog } = parts;
  const guard = createStaffGuard(services.settings.staff, services.log, services.counters);
  const all: AnswerParts<Services> = { ...parts, guard, sendReadiness: createReadiness(services) };
  const direct = directFiles(parts.files, guard);
  const clientOf = rememberAddresses(services.settings.trustedProxies);
  return (request, response) => {
    const id = randomUUID();
    const { url = '/' } = request;
    const pathname = direct.get(url);
    const path = pathname === undefined ? (url.split(/[?#]/, 1)[0] ?? '/') : url;
    // Found out now, because a closed connection no longer has its address.
    const client = clientOf(request);
    logRequest({ log: services.log, accessLog }, request, response, { id, path, client });
    // What most requests ask for: its head was made when the server started, and has all that is set otherwise.
    if (pathname !== undefined && isPlainRead(request) && !parts.isDraining()) {
      return parts.files.send(request, response, pathname, { 'X-Request-Id': id });
    }
    const peer = request.socket.remoteAddress;
    const signedOn = () => {
      const { staff, trustedProxies } = services.settings;
      if (staff?.signOnHeader === undefined || !isTrustedProxy(peer, trustedProxies)) return undefined;
      return request.headersDistinct[staff.signOnHeader];
    };
    answer(all, request, response, { id, path, client, signedOn }).catch((error: unknown) => {
      services.log.error({ id, err: error }, 'request failed');
      if (response.headersSent) return void response.destroy();
      setCommonHeaders(response, id);
      sendProblem(response, 'internal', path);
    });
  };
}

/** Files that are open to everybody, by the one spelling of their address. */
function directFiles(files: StaticFiles, guard: StaffGuard): ReadonlyMap<string, string> {
  const named = files.pathnames.map((pathname) => ({ raw: encodeURI(pathname), pathname, search: '' }));
  return new Map(
    named
      .filter(({ pathname }) => !guard.covers(pathname))
      .filter((target) => canonicalPath(target, files.isPage) === undefined)
      .map(({ raw, pathname }) => [raw, pathname]),
  );
}

/** Whether a request only reads, with nothing about it to refuse. */
function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.expect === undefined &&
    headers['content-length'] === undefined &&
    hasValidHost(request)
  );
}

/** Finds out who asks, once for each connection, as long as a proxy says nothing else. */
function rememberAddresses(trusted: Settings['trustedProxies']): (request: IncomingMessage) => ClientAddress {
  const known = new WeakMap<Socket, { readonly forwarded: unknown; readonly client: ClientAddress }>();
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    const last = known.get(socket);
    if (last !== undefined && last.forwarded === forwarded) return last.client;
    const client = clientAddress(socket.remoteAddress, [forwarded ?? []].flat().join(','), trusted);
    known.set(socket, { forwarded, client });
    return client;
  };
}

/** What `createHandler` adds. */
interface AnswerParts<Services extends HandlerServices> extends HandlerParts<Services> {
  readonly guard: StaffGuard;
  readonly sendReadiness: ReturnType<typeof createReadiness>;
}

/** What is known of a request before it is read. */
interface RequestContext {
  readonly id: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Who asks. */
  readonly client: ClientAddress;
  /** Whom the company's sign-on says that it let in, when the connection's other end is a trusted proxy. */
  readonly signedOn: () => readonly string[] | undefined;
}

async function answer<Services extends HandlerServices>(
  {
    services,
    files,
    api,
    routes,
    build,
    searches,
    isDraining,
    guard,
    sendReadiness,
    differingSettings,
  }: AnswerParts<Services>,
  request: IncomingMessage,
  response: ServerResponse,
  { id, path, client, signedOn }: RequestContext,
): Promise<void> {
  const target = hasValidHost(request) ? parseTarget(request.url ?? '/') : undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isDraining()) response.setHeader('Connection', 'close');
  // Whoever answers does not read it: routes refuse it with 413.
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
    await dropBody(request);
    if (!request.complete) response.setHeader('Connection', 'close');
  }

  if (expectsMore(request)) {
    setCommonHeaders(response, id);
    return sendProblem(response, 'expectation_failed', path, { Connection: 'close' });
  }

  const canonical = target && canonicalPath(target, files.isPage);
  const search = target && isRead && hasQuery(target) ? searches?.get(target.pathname) : undefined;
  // What most requests ask for: a file by its one name, open to everybody. Its head was made when the server
  // started, and has all that is set below.
  if (
    target &&
    isRead &&
    !canonical &&
    !search &&
    files.has(target.pathname) &&
    !guard.covers(target.pathname)
  ) {
    return files.send(request, response, target.pathname, { 'X-Request-Id': id });
  }

  setCommonHeaders(response, id);
  if (target === undefined) {
    // To a person a malformed address is one that leads nowhere.
    const isVisit = isRead && hasValidHost(request) && namesHtml(request.headers.accept);
    return isVisit && !path.startsWith('/api/')
      ? files.sendNotFound(request, response, 400)
      : sendProblem(response, 'bad_request', path);
  }
  const { pathname } = target;
  let who = 'visitante';
  if (guard.covers(pathname)) {
    const { authorization } = request.headers;
    const access = await guard.check({ authorization, signedOn: signedOn() }, client);
    if (access.kind === 'absent') return files.sendNotFound(request, response);
    if (access.kind === 'refused') {
      return sendProblem(response, access.code, pathname, access.headers, access.message);
    }
    who = access.who;
  }

  if (pathname === '/healthz' || pathname === '/readyz') {
    if (!isRead) return refuseMethod(response, pathname, 'GET, HEAD');
    if (pathname === '/readyz') {
      const settings = isLoopback(client.whole) ? (differingSettings?.() ?? []) : [];
      return sendReadiness(response, isDraining(), settings.length > 0 ? { settings } : undefined);
    }
    return sendHealth(response, { version: build.version, build: build.id });
  }

  if (canonical !== undefined) {
    response.writeHead(308, { Location: canonical + target.search, 'Content-Length': 0 }).end();
    return;
  }

  if (files.has(pathname) && !search) {
    if (!isRead) return refuseMethod(response, pathname, 'GET, HEAD');
    // A read that comes here is one of the staff's: what they are shown is nobody else's, and is asked for again.
    return files.send(request, response, pathname, { 'Cache-Control': 'private, no-cache' });
  }

  // Astro's own endpoints (`/_image`, `/_server-islands`) are not in use, and the first resizes for anybody.
  if (pathname.startsWith('/_')) return files.sendNotFound(request, response);

  // What an on-demand route leaves unsaid: its answers are for this visitor and this moment.
  response.setHeader('Cache-Control', 'no-store');
  if (api.has(pathname)) {
    const { key, logged } = client;
    return api.send(request, response, target, { key, actor: { who, address: logged } });
  }

  request.url = (search ?? target.raw) + target.search;
  // TRACE can't become a `Request`. A route answers it as it answers any method that it does not take: 405 with
  // the `Allow` that only the route knows.
  if (request.method === 'TRACE') request.method = 'PATCH';
  const next = (error?: unknown): void => {
    if (error !== undefined) {
      services.log.error({ err: error }, 'route failed');
      sendProblem(response, 'internal', pathname);
    } else if (pathname.startsWith('/api/')) sendProblem(response, 'not_found', pathname);
    else files.sendNotFound(request, response);
  };
  const { key, logged } = client;
  await routes(request, response, next, { services, clientKey: key, actor: { who, address: logged } });
}

/** What every answer carries, whatever it becomes. */
function setCommonHeaders(response: ServerResponse, id: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', id);
}

/** Whether an address asks for a search. */
function hasQuery({ search }: RequestTarget): boolean {
  return search.includes('q=') && (new URLSearchParams(search).get('q') ?? '').trim() !== '';
}

function refuseMethod(response: ServerResponse, pathname: string, allow: string): void {
  sendProblem(response, 'method_not_allowed', pathname, { Allow: allow });
}

/** Whether it expects anything but `100-continue`, which Node sees to (RFC 9110, section 10.1.1). */
function expectsMore({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.expect !== undefined && httpVersion === '1.1' && !/^100-continue$/i.test(headers.expect);
}

/** One `Host`, a name or an address with an optional port; HTTP/1.0 may leave it out (RFC 9112, section 3.2). */
function hasValidHost(request: IncomingMessage): boolean {
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
