import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { problemMessages } from '#content/problems.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type ApiAnswer, apiProblem, invalidBody, tooManyRequests } from './answers/problems.ts';
import { type Limits, type StoredKind, type Storing, storing, type WriteKind } from './limits/limits.ts';
import { dropBody, readJson, type SentBody } from './request/body.ts';
import { isFromOtherOrigin } from './request/origin.ts';
import type { Actor } from './staff-guard.ts';

/** What receiving a request, or a posted form, uses itself; endpoints and forms get all that was opened. */
export interface ReceivingServices {
  readonly settings: Pick<Settings, 'siteUrl'>;
  readonly log: Logger;
  readonly limits: Limits;
}

/**
 * A request as an endpoint reads it. `fetch`'s `Request` is one too; the server makes none of those here, because what belongs to one
 * (an abort signal, a stream) outlives its answer until the next full garbage collection, and moving that about made one sign-up in
 * a hundred ten times slower than the others.
 */
export interface ApiRequest extends SentBody {
  readonly method: string;
}

/** What an endpoint is given. */
export interface ApiCall<Services> {
  readonly request: ApiRequest;
  readonly query: URLSearchParams;
  readonly services: Services;
  /** The client's address as a rate-limit key. */
  readonly clientKey: string;
  /** Who asks, as the audit writes it down. */
  readonly actor: Actor;
}

/** What the endpoint does for each method; a method left out is answered 405. */
export interface ApiMethods<Services> {
  /** Also answers HEAD. */
  readonly GET?: (call: ApiCall<Services>) => Promise<ApiAnswer>;
  /** Runs after the checks of origin, write limit, type, size and syntax; `body` is what `JSON.parse` gave. */
  readonly POST?: (call: ApiCall<Services & Storing> & { readonly body: unknown }) => Promise<ApiAnswer>;
  /** What the person is told when something breaks: 503 while the database is away, else 500. One for all or by method. */
  readonly failure: string | Readonly<Record<'GET' | 'POST', string>>;
  /** What a POST stores, for the bounds on it; left out where it stores nothing. */
  readonly stores?: StoredKind;
  /** What a POST counts as; `write` when left out. */
  readonly countsAs?: WriteKind;
}

/** Answers an endpoint's request straight from Node's (why: {@link ApiRequest}); security headers are already set. */
export async function sendApi<Services extends ReceivingServices>(
  methods: ApiMethods<Services>,
  request: IncomingMessage,
  response: ServerResponse,
  call: Omit<ApiCall<Services>, 'request'>,
): Promise<void> {
  const { status, headers, body } = await answerApi(methods, { ...call, request: apiRequest(request) });
  if (!request.complete) await dropBody(request);
  if (!request.complete) response.setHeader('Connection', 'close');
  if (body !== undefined) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status, headers).end(body);
}

function apiRequest(request: IncomingMessage): ApiRequest {
  return {
    method: request.method ?? 'GET',
    headers: {
      get(name) {
        const value = request.headers[name.toLowerCase()];
        return value === undefined ? null : [value].flat().join(', ');
      },
    },
    // A body that is too large is left unread, and the answer still has to go out on its connection.
    body: request.iterator({ destroyOnReturn: false }),
  };
}

/**
 * Answers a request to an endpoint. Whatever happens, the answer is JSON with a message in Portuguese, and is never stored by a
 * cache. Never throws.
 */
export async function answerApi<Services extends ReceivingServices>(
  methods: ApiMethods<Services>,
  call: ApiCall<Services>,
) {
  const { status, body, headers } = await answer(methods, call);
  return {
    status,
    body: call.request.method === 'HEAD' || status === 204 ? undefined : JSON.stringify(body),
    headers: {
      'Cache-Control': 'no-store',
      ...(status === 204 ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      ...headers,
    },
  };
}

async function answer<Services extends ReceivingServices>(
  methods: ApiMethods<Services>,
  call: ApiCall<Services>,
): Promise<ApiAnswer> {
  const { request, services } = call;
  try {
    if (methods.GET && ['GET', 'HEAD'].includes(request.method)) return await methods.GET(call);
    if (methods.POST && request.method === 'POST') return await post(methods, methods.POST, call);
    const allow = [methods.GET && 'GET, HEAD', methods.POST && 'POST', 'OPTIONS'].filter(Boolean).join(', ');
    if (request.method === 'OPTIONS') return { status: 204, body: {}, headers: { Allow: allow } };
    return apiProblem('method_not_allowed', undefined, { Allow: allow });
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'endpoint failed');
    const { failure } = methods;
    const message =
      typeof failure === 'string' ? failure : failure[request.method === 'POST' ? 'POST' : 'GET'];
    return apiProblem(away ? 'unavailable' : 'internal', message);
  }
}

async function post<Services extends ReceivingServices>(
  { countsAs = 'write', stores }: ApiMethods<Services>,
  handler: NonNullable<ApiMethods<Services>['POST']>,
  call: ApiCall<Services>,
): Promise<ApiAnswer> {
  if (isFromOtherOrigin(call.request, call.services.settings.siteUrl)) {
    return apiProblem('other_origin');
  }
  // Before the body is read: nonsense counts as well.
  const decision = await call.services.limits.consume(countsAs, call.clientKey);
  if (!decision.allowed) return tooManyRequests(decision.retryAfterSeconds);
  const body = await readJson(call.request);
  if (body.ok) {
    const bounds = storing(call.services.limits, stores, call.clientKey);
    return handler({ ...call, services: { ...call.services, ...bounds }, body: body.value });
  }
  return body.code === 'validation' ? invalidBody(problemMessages.reservedName) : apiProblem(body.code);
}

/**
 * The row in a body that is one row, or an array of one row as the waiting list's page sends it (R-API-1).
 * @returns undefined for an array of any other length
 */
export function oneRow(body: unknown): { readonly row: unknown } | undefined {
  if (!Array.isArray(body)) return { row: body };
  return body.length === 1 ? { row: body[0] } : undefined;
}

/**
 * The request's `Idempotency-Key`: 8 to 128 visible ASCII characters, with or without the quotes of a
 * structured field (draft-ietf-httpapi-idempotency-key-header).
 * @returns undefined when there is none, `'invalid'` in `ok: false` when it has another form
 */
export function idempotencyKey(
  request: Pick<ApiRequest, 'headers'>,
): { readonly ok: true; readonly key: string | undefined } | { readonly ok: false } {
  const header = request.headers.get('Idempotency-Key');
  if (header === null) return { ok: true, key: undefined };
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return /^[\x21-\x7e]{8,128}$/.test(key) ? { ok: true, key } : { ok: false };
}
