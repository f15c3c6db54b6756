import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { chooseEncoding, type Encoding } from './content-encoding.ts';
import { htmlHeaders } from './headers.ts';

/** One stored form of a file. */
interface Form {
  readonly bytes: Buffer;
  /** Strong validator: the hash of the bytes. */
  readonly etag: string;
}

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: ReadonlyMap<Encoding, Form>;
}

/** The built site's files. Paths are decoded; a page's path has no `.html`. */
export interface StaticFiles {
  /** Headers of the 404 page, its policy among them. */
  readonly notFoundHeaders: Readonly<Record<string, string>>;
  isPage(pathname: string): boolean;
  has(pathname: string): boolean;
  /**
   * Answers GET or HEAD of a file that exists: 304 when the client has it, else 200.
   * @param headers in place of the file's own, such as `Cache-Control`
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    headers?: Readonly<Record<string, string>>,
  ): void;
  /** Answers 404 with the site's own page. */
  sendNotFound(request: IncomingMessage, response: ServerResponse): void;
}

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Reads the built files once and answers from memory (a few megabytes): a build that runs under a live server
 * can neither take a file away from it nor mix two builds.
 * @param dist folder of the build, with `client/` and `_headers.json`
 * @throws when the build is missing
 */
export function createStaticFiles(dist: string): StaticFiles {
  const root = join(dist, 'client');
  const policies = readPolicies(join(dist, '_headers.json'));
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isPrecompressed(path)) continue;
    const pathname = toPathname(path.slice(root.length).split(sep).join('/'));
    files.set(pathname, {
      headers: headersOf(pathname, path.endsWith('.html'), policies),
      forms: formsOf(path),
    });
  }
  const notFound = formsOf(join(root, '404.html'));
  const notFoundHeaders = headersOf('/404', true, policies);
  files.delete('/404');

  return {
    notFoundHeaders,
    isPage: (pathname) => files.get(pathname)?.headers['Content-Type']?.startsWith('text/html') ?? false,
    has: (pathname) => files.has(pathname),
    send(request, response, pathname, headers = {}) {
      const file = files.get(pathname);
      if (file === undefined) {
        this.sendNotFound(request, response);
        return;
      }
      for (const [name, value] of Object.entries({ ...file.headers, ...headers })) {
        response.setHeader(name, value);
      }
      sendForm(request, response, 200, file.forms);
    },
    sendNotFound(request, response) {
      for (const [name, value] of Object.entries(notFoundHeaders)) response.setHeader(name, value);
      sendForm(request, response, 404, notFound);
    },
  };
}

/** Sends the form that the client takes best, or 304 when it has it. */
function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  forms: ReadonlyMap<Encoding, Form>,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...forms.keys()]);
  const form = forms.get(encoding);
  if (form === undefined) throw new Error('a built file has no identity form');
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', form.etag);
    if (matches(request.headers['if-none-match'], form.etag)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': form.bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : form.bytes);
}

/** Types of what the build makes; text is always UTF-8. */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  zip: 'application/zip',
};

/** `/sobre.html` is the page `/sobre`, `/index.html` is `/`; other files keep their names. */
function toPathname(file: string): string {
  return file.endsWith('.html') ? file.replace(/(^|\/)index\.html$|\.html$/, '') || '/' : file;
}

function headersOf(
  pathname: string,
  isHtml: boolean,
  policies: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  if (isHtml) {
    const policy = policies.get(pathname);
    return {
      ...htmlHeaders,
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html; charset=utf-8',
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    };
  }
  const headers: Record<string, string> = {
    'Cache-Control': pathname.startsWith('/_assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    'Content-Type': contentTypes[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  };
  if (pathname === '/speculation-rules.json') headers['Content-Type'] = 'application/speculationrules+json';
  // Images for sharing are shown by other sites; everything else is only for this one.
  if (pathname.startsWith('/og/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  return headers;
}

/** The policy of each prerendered page, by its path, as Astro's build wrote them. */
function readPolicies(file: string): ReadonlyMap<string, string> {
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

function isPrecompressed(path: string): boolean {
  return /\.(br|gz)$/.test(path) && existsSync(path.slice(0, -3));
}

function formsOf(path: string): ReadonlyMap<Encoding, Form> {
  const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
  return new Map(
    encodings
      .filter((encoding) => existsSync(path + extensions[encoding]))
      .map((encoding) => {
        const bytes = readFileSync(path + extensions[encoding]);
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
        return [encoding, { bytes, etag: `"${hash}"` }];
      }),
  );
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2): a proxy may have marked the tag weak. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
