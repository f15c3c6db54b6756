import type { ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';

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
  readonly type: string;
  readonly body: string;
}

/**
 * An error's status and body: JSON `{code, message}` under `/api/` and for the health checks, text elsewhere.
 * @param pathname path of the request, undefined when it could not be read
 */
function payload(code: ProblemCode, pathname: string | undefined): Payload {
  const { status, message } = problems[code];
  return pathname?.startsWith('/api/') || pathname === '/healthz' || pathname === '/readyz'
    ? { status, type: 'application/json; charset=utf-8', body: JSON.stringify({ code, message }) }
    : { status, type: 'text/plain; charset=utf-8', body: `${message}\n` };
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
  const { status, type, body } = payload(code, pathname);
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same error as a `Response`, for Astro's side; the outer server adds the security headers. */
export function problemResponse(code: ProblemCode, pathname: string): Response {
  const { status, type, body } = payload(code, pathname);
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': type } });
}

/**
 * The same error as bytes, for a connection where Node's parser gave up and no response object exists.
 * @returns a whole HTTP/1.1 answer that closes the connection
 */
export function rawProblem(code: ProblemCode, headers: Readonly<Record<string, string>> = {}): string {
  const { status, type, body } = payload(code, undefined);
  const all = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${code}\r\n${lines.join('')}\r\n${body}`;
}
