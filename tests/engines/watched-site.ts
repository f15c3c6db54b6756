import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../support/raw-http.ts';

/** Where a page tells what went wrong in it, and where nothing of the site is: a flow starts there. */
const toldPath = '/__problema';
const watchPath = '/__vigia.js';
/** A page without anything on it, of the site's origin. */
export const blankPath = '/__vazio';
/** A page with a script that only Chromium can run, and one that no engine can. */
export const plantedPath = '/__defeito';

/**
 * The first script of every page. No engine but Chromium lets its driver hear all of these, so the page itself says them;
 * as a file of the site's own it is within the policy.
 */
const watchScript = `{
  const tell = (what) => navigator.sendBeacon('${toldPath}', location.pathname + ': ' + what);
  addEventListener('error', ({ message, error, target }) =>
    // Firefox says so of every module that is there already.
    target.rel === 'modulepreload' || tell(message ? 'exception: ' + (error?.stack ? error + ' ' + error.stack : message) : 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('policy: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { tell('console: ' + words.join(' ')); error.apply(console, words); };
}`;
const watch = `<script src="${watchPath}"></script>`;
const blank = `<!doctype html><html lang="pt-BR"><head>${watch}<meta charset="utf-8"><link rel="icon" href="data:,"><title>vazio</title></head></html>`;
const plantedScripts =
  '<script>navigator.userAgentData.brands.length</script><script>navigator.thisIsNowhere.norIsThis</script>';
/** The proxy's own files, by their path. */
const own: Readonly<Record<string, readonly [type: string, body: string]>> = {
  [watchPath]: ['text/javascript', watchScript],
  [blankPath]: ['text/html', blank],
  [plantedPath]: ['text/html', blank.replace('<title>', `${plantedScripts}<title>`)],
};
/** As the site's own pages: a page that is isolated otherwise makes the browser start another process. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export type WatchedSite = Awaited<ReturnType<typeof watchSite>>;

/**
 * Stands before the server and hands everything on, each page with a script that tells its errors.
 * @param server origin of the server
 */
export async function watchSite(server: string) {
  const problems: string[] = [];
  const proxy = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    const [type, body] = own[path] ?? [];
    if (type !== undefined) answer.writeHead(200, { 'content-type': type, ...isolated }).end(body);
    else if (path !== toldPath) handOn(server + path, asked, answer, problems);
    else {
      const problem = await text(asked).catch(() => undefined);
      if (problem !== undefined) problems.push(problem);
      answer.writeHead(204).end();
    }
  });
  return {
    url: `http://127.0.0.1:${await listen(proxy)}`,
    /** What went wrong since it was asked last: exceptions, rejections, refusals of the policy, answers of 400 and above. */
    problems: () => problems.splice(0),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Gets an address of the server for a browser. */
function handOn(url: string, asked: IncomingMessage, answer: ServerResponse, problems: string[]): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = request(url, { method: asked.method, headers, agent: false }, async (response) => {
    const { statusCode = 0, headers: given } = response;
    if (statusCode >= 400) problems.push(`${statusCode} ${asked.url}`);
    if (!given['content-type']?.startsWith('text/html') || given['content-length'] === '0') {
      answer.writeHead(statusCode, given);
      response.pipe(answer);
      return;
    }
    const { 'content-length': _length, ...others } = given;
    const html = await text(response);
    answer.writeHead(statusCode, others).end(html.replace('<head>', `<head>${watch}`));
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
