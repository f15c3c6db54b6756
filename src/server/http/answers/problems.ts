import { type ServerResponse, STATUS_CODES } from 'node:http';
import { securityHeaders } from './headers.ts';
import { problemPage, problemPagePolicy } from './problem-page.ts';

/** Errors that the server answers outside pages: status, code for the machine, message for the person. */
const problems = {
  bad_request: { status: 400, message: 'Pedido inválido.' },
  unauthorized: { status: 401, message: 'Esta área é da equipe. Informe o usuário e a senha.' },
  not_found: { status: 404, message: 'Endereço não encontrado.' },
  method_not_allowed: { status: 405, message: 'Método não permitido.' },
  request_timeout: { status: 408, message: 'O pedido demorou demais para chegar.' },
  payload_too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  expectation_failed: { status: 417, message: 'Expectativa não atendida.' },
  too_many_requests: {
    status: 429,
    message: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  },
  headers_too_large: { status: 431, message: 'Os cabeçalhos do pedido são grandes demais.' },
  internal: { status: 500, message: 'Erro interno. Por favor, tente novamente.' },
  unavailable: { status: 503, message: 'Serviço indisponível no momento.' },
} as const;

/** Name of an error that the server answers outside pages. */
export type ProblemCode = keyof typeof problems;

interface Payload {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who asked, as far as it decides the form of an answer. */
interface Asker {
  /** Path of the request, undefined when it could not be read. */
  readonly pathname: string | undefined;
  readonly accept: string | undefined;
}

/**
 * An error's answer: JSON `{code, message}` under `/api/` and for the health checks; elsewhere a page for a
 * browser that goes somewhere, which names `text/html`, and text for everything else.
 */
function payload(code: ProblemCode, { pathname, accept }: Asker): Payload {
  const { status, message } = problems[code];
  const answer = (type: string, body: string, more: Readonly<Record<string, string>> = {}) => ({
    status,
    body,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': `${type}; charset=utf-8`, ...more },
  });
  if (pathname?.startsWith('/api/') || pathname === '/healthz' || pathname === '/readyz') {
    return answer('application/json', JSON.stringify({ code, message }));
  }
  return accept?.includes('text/html')
    ? answer('text/html', problemPage(message), { 'Content-Security-Policy': problemPagePolicy })
    : answer('text/plain', `${message}\n`);
}

/**
 * Answers an error on a response whose security headers are already set.
 * @param headers more headers, such as `Allow`
 */
export function sendProblem(
  response: ServerResponse,
  code: ProblemCode,
  pathname: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { method, headers: asked } = response.req;
  const { status, body, headers: own } = payload(code, { pathname, accept: asked.accept });
  response.writeHead(status, { ...own, 'Content-Length': Buffer.byteLength(body), ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The same error as a `Response`, for Astro's side; the outer server adds the security headers. */
export function problemResponse(
  code: ProblemCode,
  request: Request,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { pathname } = new URL(request.url);
  const accept = request.headers.get('Accept') ?? undefined;
  const { status, body, headers: own } = payload(code, { pathname, accept });
  return new Response(body, { status, headers: { ...own, ...headers } });
}

/**
 * The same error as bytes, for a connection where Node's parser gave up and no response object exists.
 * @returns a whole HTTP/1.1 answer that closes the connection
 */
export function rawProblem(code: ProblemCode, headers: Readonly<Record<string, string>> = {}): string {
  const { status, body, headers: own } = payload(code, { pathname: undefined, accept: undefined });
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
