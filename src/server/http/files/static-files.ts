import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { type BuiltFile, type Form, readBuiltFile } from './built-file.ts';

/** The built site's files. Paths are decoded; a page's path has no `.html`. */
export type StaticFiles = ReturnType<typeof createStaticFiles>;

/**
 * Reads the built files once and answers from memory (a few megabytes): a build that runs under a live server
 * can neither remove a file that it serves nor mix two builds.
 * @param dist folder of the build, with `client/` and `_headers.json`
 * @throws when the build is missing
 */
export function createStaticFiles(dist: string) {
  const root = join(dist, 'client');
  const policies = readPolicies(join(dist, '_headers.json'));
  const files = new Map<string, BuiltFile>();
  // The build's own, over the hashed ones of the build before it (scripts/lib/build.mjs).
  for (const folder of [join(dist, 'before'), root].filter((path) => path === root || existsSync(path))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      // The packed form of the file beside it, as `src/integrations/precompress` writes it.
      const isPacked = /\.(br|gz)$/.test(path) && existsSync(path.slice(0, -3));
      if (!entry.isFile() || isPacked) continue;
      const pathname = toPathname(path.slice(folder.length).split(sep).join('/'));
      files.set(pathname, readBuiltFile(path, pathname, policies.get(pathname)));
    }
  }
  const notFound = readBuiltFile(join(root, '404.html'), '/404', policies.get('/404'));
  files.delete('/404');

  return {
    /** Headers of the 404 page, its policy among them. */
    notFoundHeaders: notFound.headers,
    pathnames: [...files.keys()] as readonly string[],
    isPage: (pathname: string): boolean => files.get(pathname)?.isPage ?? false,
    has: (pathname: string): boolean => files.has(pathname),
    /**
     * Answers GET or HEAD (whose body Node leaves out) of a file, security headers included: 304 when the client has it, else 200.
     * @param id the request's
     * @param cacheControl in the place of the file's own
     */
    send(response: ServerResponse, pathname: string, id: string, cacheControl?: string): void {
      const file = files.get(pathname);
      if (file === undefined) throw new Error(`no file at ${pathname}`);
      const form = chooseForm(response.req, file);
      if (fresh(response.req.headers, { etag: form.etag })) {
        response.writeHead(304, headOf(form.notModifiedHead, id, cacheControl)).end();
      } else response.writeHead(200, headOf(form.head, id, cacheControl)).end(form.bytes);
    },
    /**
     * Answers with the site's own page for what is not there; headers that are already set stay.
     * @param status 404 unless the address can't even be read
     */
    sendNotFound(response: ServerResponse, id: string, status: 400 | 404 = 404): void {
      const { bytes, head } = chooseForm(response.req, notFound);
      response.writeHead(status, headOf(head, id)).end(bytes);
    },
  };
}

/** Headers whose form is remembered. */
const mostChosen = 50;

/** The policy of each prerendered page, by its path, as the build wrote them. */
export function readPolicies(file: string): ReadonlyMap<string, string> {
  const routes: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return new Map(
    routes.flatMap(({ pathname, headers }) =>
      headers
        .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
        .map(({ value }) => [pathname, value] as const),
    ),
  );
}

/** `/sobre.html` is the page `/sobre`, `/index.html` is `/`; other files keep their names. */
function toPathname(file: string): string {
  return file.endsWith('.html') ? file.replace(/(^|\/)index\.html$|\.html$/, '') || '/' : file;
}

/** The form that the client takes best, the smallest among equals. Browsers send a few headers, which are read once for each file. */
function chooseForm({ headers }: IncomingMessage, { forms, chosen }: BuiltFile): Form {
  const header = headers['accept-encoding'] ?? 'identity';
  const known = chosen.get(header);
  if (known !== undefined) return known;
  // Its types do not say yet that the preferred of equals can be named.
  const negotiator: {
    encoding(from: readonly string[], by: { preferred: readonly string[] }): string | undefined;
  } = new Negotiator({ headers });
  const encodings = [...forms.keys()];
  const form = forms.get(negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity');
  if (form === undefined) throw new Error('a built file has no identity form');
  if (chosen.size < mostChosen && header.length < 100) chosen.set(header, form);
  return form;
}

/** The head of one answer. It is written before there is another, so that all share the array. */
function headOf(head: string[], id: string, cacheControl?: string): string[] {
  head[head.length - 1] = id;
  return cacheControl === undefined ? head : head.with(head.indexOf('Cache-Control') + 1, cacheControl);
}
