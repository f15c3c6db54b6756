import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiMethods, type ApiRequest, type ApiServices, answerApi } from './api.ts';
import { dropBody } from './request/body.ts';
import type { Actor } from './staff-guard.ts';

/** The API as the server's handler sees it. */
export interface ApiServer {
  /** Whether this path is an endpoint's. */
  has(pathname: string): boolean;
  /**
   * Answers an endpoint's request; security headers are already set.
   * @param target the path, and the query with its `?` (or nothing)
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    target: { readonly pathname: string; readonly search: string },
    client: { readonly key: string; readonly actor: Actor },
  ): Promise<void>;
}

/**
 * Serves endpoints straight from Node's requests (why: {@link ApiRequest}).
 * @param endpoints what each path does (src/api/index.ts)
 */
export function createApiServer<Services extends ApiServices>(
  endpoints: ReadonlyMap<string, ApiMethods<Services>>,
  services: Services,
): ApiServer {
  return {
    has: (pathname) => endpoints.has(pathname),
    async send(request, response, { pathname, search }, client) {
      const methods = endpoints.get(pathname);
      if (methods === undefined) throw new Error(`no endpoint at ${pathname}`);
      const query = new URLSearchParams(search);
      const { status, headers, body } = await answerApi(methods, {
        request: apiRequest(request),
        query,
        services,
        clientKey: client.key,
        actor: client.actor,
      });
      if (!request.complete) await dropBody(request);
      if (!request.complete) response.setHeader('Connection', 'close');
      response.writeHead(status, {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      });
      response.end(body);
    },
  };
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
