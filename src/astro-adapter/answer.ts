import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendProblem } from '#server/http/answers/problems.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';
import type { OnDemandRoutes } from '#server/http/handler.ts';

/**
 * Puts right what Astro writes: a route that answers 404 without a body gets the 404 page, but not that page's headers; and a failure
 * outside the middleware (src/middleware.ts), such as code that can't be loaded, would be a 500 without a body.
 *
 * Works around: the answers of @astrojs/node in middleware mode (https://github.com/withastro/astro/issues/13431), and that its
 * limit on bodies has no error class (https://github.com/withastro/astro/pull/15759; `isBodyTooLarge` of server/http/request/body.ts).
 * When Astro changes: answer.test.ts says what has to come out; look for an `errorHandler` and for a class to compare with.
 * @param routes the build's handler
 * @param onFailure hears of such a failure, whose reason Astro has printed
 */
export function withRightAnswers<Services>(
  routes: OnDemandRoutes<Services>,
  files: Pick<StaticFiles, 'notFoundHeaders'>,
  onFailure: (response: ServerResponse, path: string) => void,
): OnDemandRoutes<Services> {
  return (request, response, next, locals) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const writeHead = response.writeHead.bind(response);
    const end = response.end.bind(response);
    response.writeHead = (status: number, ...rest: never[]) => {
      // `writeHead` is overloaded; Astro calls it with a status and its headers.
      const [headers] = rest as unknown as [OutgoingHttpHeaders?];
      const type = headers?.['content-type'];
      // It has no body: `end` comes next.
      if (status === 500 && type === undefined) return Object.assign(response, { statusCode: status });
      if (
        status === 404 &&
        String(type).startsWith('text/html') &&
        headers?.['content-security-policy'] === undefined
      ) {
        for (const [name, value] of Object.entries(files.notFoundHeaders)) response.setHeader(name, value);
      }
      return writeHead(status, ...rest);
    };
    response.end = (...rest: never[]) => {
      if (response.statusCode !== 500 || response.headersSent) return end(...rest);
      Object.assign(response, { writeHead, end });
      onFailure(response, path);
      sendProblem(response, 'internal', path);
      return response;
    };
    return routes(request, response, next, locals);
  };
}
