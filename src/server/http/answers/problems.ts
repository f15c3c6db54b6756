/** Every error that the server answers: its code for the machine, its status, and its message for the person. */

import { createHash } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import { brand } from '#brand.ts';
import { problemMessages, problemPageText, tooManyMessage } from '#content/problems.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { securityHeaders, strictContentSecurityPolicy } from './headers.ts';

const problems = {
  bad_request: { status: 400, message: problemMessages.badRequest },
  invalid_json: { status: 400, message: problemMessages.invalidJson },
  invalid_idempotency_key: { status: 400, message: problemMessages.invalidIdempotencyKey },
  unauthorized: { status: 401, message: problemMessages.unauthorized },
  other_origin: { status: 403, message: problemMessages.otherOrigin },
  not_found: { status: 404, message: problemMessages.notFound },
  method_not_allowed: { status: 405, message: problemMessages.methodNotAllowed },
  request_timeout: { status: 408, message: problemMessages.requestTimeout },
  [uniqueViolation]: { status: 409, message: problemMessages.duplicate },
  payload_too_large: { status: 413, message: problemMessages.payloadTooLarge },
  unsupported_media_type: { status: 415, message: problemMessages.unsupportedMediaType },
  expectation_failed: { status: 417, message: problemMessages.expectationFailed },
  validation: { status: 422, message: problemMessages.validation },
  refused: { status: 422, message: problemMessages.refused },
  too_many_requests: { status: 429, message: problemMessages.tooManyRequests },
  headers_too_large: { status: 431, message: problemMessages.headersTooLarge },
  internal: { status: 500, message: problemMessages.internal },
  unavailable: { status: 503, message: problemMessages.unavailable },
} as const;

/** Name of an error that the server answers. */
export type ProblemCode = keyof typeof problems;

type Headers = Readonly<Record<string, string>>;

/** What a person is told: what is wrong, and what comes before the link to the home page. */
interface ProblemWords {
  readonly message: string;
  readonly before: string;
}

/** What an API endpoint answers; the body becomes JSON. */
export interface ApiAnswer {
  readonly status: number;
  /** An error is `{code, message}`; anything else is the endpoint's own. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Headers;
}

/**
 * An API endpoint's error, `{code, message}`.
 * @param message for the person; the code's own when left out
 */
export function apiProblem(
  code: ProblemCode,
  message: string = problems[code].message,
  headers: Headers = {},
): ApiAnswer {
  return { status: problems[code].status, body: { code, message }, headers };
}

/** The API's answer to wrong fields: 422 with one message per field. */
export function invalid(message: string, errors: Readonly<Record<string, string | undefined>>): ApiAnswer {
  return { status: 422, body: { code: 'validation', message, errors } };
}

/** The API's answer to a body that is wrong as a whole: like {@link invalid}, with the message under `body`. */
export function invalidBody(message: string): ApiAnswer {
  return invalid(message, { body: message });
}

/** The API's answer to a client that wrote too often: 429 with the seconds to wait. */
export function tooManyRequests(seconds: number): ApiAnswer {
  return apiProblem('too_many_requests', tooManyMessage(seconds), { 'Retry-After': String(seconds) });
}

/**
 * Answers an error on a response whose security headers are already set.
 * @param headers more headers, such as `Allow`
 * @param message for the person, without markup; the code's own when left out
 */
export function sendProblem(
  response: ServerResponse,
  code: ProblemCode,
  pathname: string | undefined,
  headers: Headers = {},
  message: string = problems[code].message,
): void {
  const { status, body, headers: own } = payload(code, pathname, response.req.headers.accept, { message });
  response.writeHead(status, { ...own, 'Content-Length': Buffer.byteLength(body), ...headers }).end(body);
}

/**
 * The same error as a `Response`, for Astro's side; the outer server adds the security headers. Also of a form that is not received: a few
 * lines that no component renders, because whoever sends too much must not cost much. The form with what was typed is one step
 * back in the browser.
 * @param words for the person, without markup; the code's own when left out
 */
export function problemResponse(
  code: ProblemCode,
  request: Request,
  headers: Headers = {},
  words: Partial<ProblemWords> = {},
): Response {
  const { pathname } = new URL(request.url);
  const accept = request.headers.get('Accept') ?? undefined;
  const { status, body, headers: own } = payload(code, pathname, accept, words);
  return new Response(body, { status, headers: { ...own, ...headers } });
}

/** The answer to a form that is one too many: 429 with the seconds to wait. */
export function tooManyResponse(request: Request, seconds: number): Response {
  const words = { message: tooManyMessage(seconds), before: problemPageText.typedBefore };
  return problemResponse('too_many_requests', request, { 'Retry-After': String(seconds) }, words);
}

/** The 405 of a page rendered on demand, or undefined when it takes the request's method. */
export function methodProblem(request: Request, allowed: readonly string[]): Response | undefined {
  if (allowed.includes(request.method)) return undefined;
  return problemResponse('method_not_allowed', request, { Allow: allowed.join(', ') });
}

/**
 * The same error as bytes, for a connection where Node's parser gave up and no response object exists.
 * @returns a whole HTTP/1.1 answer that closes the connection
 */
export function rawProblem(code: ProblemCode, headers: Headers = {}): string {
  const { status, body, headers: own } = payload(code, undefined, undefined);
  const all = {
    ...securityHeaders,
    ...own,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Whether an `Accept` header is that of a browser that goes somewhere, which names `text/html`. */
export function namesHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/**
 * An error outside the API's endpoints: JSON under `/api/` and for the health checks; elsewhere a page for a browser
 * that goes somewhere, which names `text/html`, and text for everything else.
 * @param pathname of the request; undefined when it could not be read
 * @param accept its `Accept` header
 * @param words for the person; the code's own when left out
 */
function payload(
  code: ProblemCode,
  pathname: string | undefined,
  accept: string | undefined,
  words: Partial<ProblemWords> = {},
) {
  const { status } = problems[code];
  const { message = problems[code].message, before = problemPageText.before } = words;
  const answer = (type: string, body: string, more: Headers = {}) => ({
    status,
    body,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': `${type}; charset=utf-8`, ...more },
  });
  if (pathname?.startsWith('/api/') || pathname === '/healthz' || pathname === '/readyz') {
    return answer('application/json', JSON.stringify({ code, message }));
  }
  return namesHtml(accept)
    ? answer('text/html', problemPage({ message, before }), { 'Content-Security-Policy': problemPagePolicy })
    : answer('text/plain', `${message}\n`);
}

// Needs nothing of the build, which may be what is missing: the colours and sizes are those of tokens.css.
const style =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:1.5rem;box-sizing:border-box;' +
  'background:#fff;color:#111827;font:1.125rem/1.6 Inter,system-ui,sans-serif}' +
  'h1{max-width:20ch;margin:0;font-size:clamp(2rem,6vw,3.5rem);line-height:1.05;letter-spacing:-.03em}' +
  'a{color:inherit;text-underline-offset:.2em}';

/** Policy of {@link problemPage}: its own style and nothing else. */
const problemPagePolicy = `${strictContentSecurityPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What a person sees when the server refuses where the browser was going. The words are of `src/content`, and need no escaping. */
function problemPage({ message, before }: ProblemWords): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${problemPageText.title} | ${brand.name}</title><style>${style}</style></head>
<body><main><h1>${message}</h1><p>${before} <a href="/">${problemPageText.home}</a>.</p></main></body>
</html>
`;
}
