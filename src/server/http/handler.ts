import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { AccessLog } from './access-log.ts';
import { securityHeaders } from './answers/headers.ts';
import { namesHtml, sendProblem } from './answers/problems.ts';
import { type ApiMethods, type ReceivingServices, sendApi } from './api.ts';
import type { StaticFiles } from './files/static-files.ts';
import { createReadiness, sendHealth } from './health.ts';
import type { Counters } from './limits/counters.ts';
import { dropBody, maxBodyBytes } from './request/body.ts';
import { isSameMachine, isTrustedProxy, rememberAddresses } from './request/client-address.ts';
import { expectsMore, hasValidHost, isPlainRead, isRead } from './request/head.ts';
import { beginLog, keepsRequests, type RequestContext } from './request/request-log.ts';
import { canonicalPath, hasQuery, parseTarget } from './request/request-target.ts';
import { type Actor, createStaffGuard, type StaffGuard } from './staff-guard.ts';

/** What the outer server itself uses; routes get all that was opened. */
interface HandlerServices extends ReceivingServices {
  readonly database: Pick<DatabaseHandle, 'ping'>;
  readonly settings: Pick<Settings, 'siteUrl' | 'staff' | 'trustedProxies'>;
  /** Where wrong passwords are counted; in this process when left out. */
  readonly counters?: Counters;
}

/** Answers what is rendered on demand; `next` is for what it has no route for. */
export type OnDemandRoutes<Services> = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: { readonly services: Services; readonly clientKey: string; readonly actor: Actor },
) => Promise<void>;

/** What the outer server needs to answer. */
export interface HandlerParts<Services extends HandlerServices> {
  readonly services: Services;
  readonly files: StaticFiles;
  /** What answers each path of the API (src/api/index.ts). */
  readonly endpoints: ReadonlyMap<string, ApiMethods<Services>>;
  readonly routes: OnDemandRoutes<Services>;
  /** Which build it serves: what `/healthz` says. */
  readonly build: { readonly version: string; readonly id: string };
  /** Built pages that a search in their address (`?q=`) makes anew, and the paths of the routes that render them. */
  readonly searches?: ReadonlyMap<string, string>;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
  /** Settings that another server has with another value; nothing without another server. */
  readonly differingSettings?: (() => readonly string[]) | undefined;
  /** Hears of every request that a page answers, built or made on demand. */
  readonly onPage?: ((request: IncomingMessage, pathname: string) => void) | undefined;
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
  const { services, files, endpoints, build, isDraining, onPage } = parts;
  const { log, settings } = services;
  const guard = createStaffGuard(settings.staff, log, services.counters);
  const sendReadiness = createReadiness(services.database);
  const direct = directFiles(files, guard);
  const clientOf = rememberAddresses(settings.trustedProxies);
  const logsRequests = keepsRequests(log);

  return (request, response) => {
    const id = randomUUID();
    const { url = '/' } = request;
    const pathname = direct.get(url);
    const path = pathname === undefined ? (url.split(/[?#]/, 1)[0] ?? '/') : url;
    // Found out now, because a closed connection no longer has its address.
    const client = clientOf(request);
    const writeLog = beginLog({ log, accessLog: parts.accessLog }, request, response, { id, path, client });
    // What most requests ask for: its head was made when the server started, and has all that is set otherwise.
    if (pathname !== undefined && isPlainRead(request) && !isDraining()) {
      onPage?.(request, pathname);
      files.send(response, pathname, id);
      // Its end would tell the access log nothing more.
      return logsRequests ? void response.on('close', writeLog) : writeLog();
    }
    response.on('close', writeLog);
    answer(request, response, { id, path, client }).catch((error: unknown) => {
      log.error({ id, err: error }, 'request failed');
      if (response.headersSent) return void response.destroy();
      setCommonHeaders(response, id);
      sendProblem(response, 'internal', path);
    });
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { id, path, client }: RequestContext,
  ): Promise<void> {
    setCommonHeaders(response, id);
    if (isDraining()) response.setHeader('Connection', 'close');
    // Whoever answers does not read it: routes refuse it with 413.
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
      await dropBody(request);
      if (!request.complete) response.setHeader('Connection', 'close');
    }
    if (expectsMore(request)) {
      return sendProblem(response, 'expectation_failed', path, { Connection: 'close' });
    }
    const isNamed = hasValidHost(request);
    const target = isNamed ? parseTarget(request.url ?? '/') : undefined;
    if (target === undefined) {
      // To a person a malformed address is one that leads nowhere.
      const isVisit = isRead(request) && isNamed && namesHtml(request.headers.accept);
      return isVisit && !path.startsWith('/api/')
        ? files.sendNotFound(response, id, 400)
        : sendProblem(response, 'bad_request', path);
    }
    const { pathname } = target;
    const isGuarded = guard.covers(pathname);
    let who = 'visitante';
    if (isGuarded) {
      const access = await guard.check(request.headers.authorization, signedOn(request), client);
      if (access.kind === 'absent') return files.sendNotFound(response, id);
      if (access.kind === 'refused') {
        return sendProblem(response, access.code, pathname, access.headers, access.message);
      }
      who = access.who;
    }

    const refuseMethod = (): void =>
      sendProblem(response, 'method_not_allowed', pathname, { Allow: 'GET, HEAD' });
    if (pathname === '/healthz' || pathname === '/readyz') {
      if (!isRead(request)) return refuseMethod();
      if (pathname === '/healthz') return sendHealth(response, { version: build.version, build: build.id });
      const isOwn = isSameMachine(client.whole, request.socket.localAddress);
      return sendReadiness(response, isDraining(), isOwn ? parts.differingSettings?.() : undefined);
    }

    const canonical = canonicalPath(target, files.isPage);
    if (canonical !== undefined) {
      response.writeHead(308, { Location: canonical + target.search, 'Content-Length': 0 }).end();
      return;
    }

    const search = isRead(request) && hasQuery(target) ? parts.searches?.get(pathname) : undefined;
    if (files.has(pathname) && search === undefined) {
      if (!isRead(request)) return refuseMethod();
      onPage?.(request, pathname);
      // What the staff are shown is nobody else's, and is asked for again.
      return files.send(response, pathname, id, isGuarded ? 'private, no-cache' : undefined);
    }

    // Astro's own endpoints (`/_image`, `/_server-islands`) are not in use, and the first resizes for anybody.
    if (pathname.startsWith('/_')) return files.sendNotFound(response, id);

    // What an on-demand route leaves unsaid: its answers are for this visitor and this moment.
    response.setHeader('Cache-Control', 'no-store');
    const locals = { services, clientKey: client.key, actor: { who, address: client.logged } };
    const methods = endpoints.get(pathname);
    if (methods !== undefined) {
      return sendApi(methods, request, response, { ...locals, query: new URLSearchParams(target.search) });
    }
    if (pathname.startsWith('/api/')) return sendProblem(response, 'not_found', pathname);

    onPage?.(request, pathname);
    request.url = (search ?? target.raw) + target.search;
    // TRACE can't become a `Request`. A route answers it as it answers any method that it does not take: 405 with
    // the `Allow` that only the route knows.
    if (request.method === 'TRACE') request.method = 'PATCH';
    await parts.routes(request, response, () => files.sendNotFound(response, id), locals);
  }

  /** Whom the company's sign-on says that it let in, when the connection's other end is a trusted proxy. */
  function signedOn({ socket, headersDistinct }: IncomingMessage): readonly string[] | undefined {
    const header = settings.staff?.signOnHeader;
    const mayBeBelieved =
      header !== undefined && isTrustedProxy(socket.remoteAddress, settings.trustedProxies);
    return mayBeBelieved ? headersDistinct[header] : undefined;
  }
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

/** What every answer carries, whatever it becomes. */
function setCommonHeaders(response: ServerResponse, id: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', id);
}
