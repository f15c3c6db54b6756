import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { htmlHeaders, securityHeaders } from '#server/http/answers/headers.ts';

type Headers = Readonly<Record<string, string>>;

/** One stored form of a file, with the whole head of its answer: what can be made once is not made per request. */
export type Form = ReturnType<typeof toForm>;

/** A file of the build, in memory. */
export type BuiltFile = ReturnType<typeof readBuiltFile>;

/** Encodings in which a file is stored, the smallest first, and what its name then ends with. */
const extensions = { br: '.br', gzip: '.gz', identity: '' };

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

/**
 * Reads a file of the build in all its forms.
 * @param path where it is
 * @param pathname its address, decoded
 * @param policy its Content-Security-Policy, when it is a page that has one of its own
 * @throws when it can't be read
 */
export function readBuiltFile(path: string, pathname: string, policy: string | undefined) {
  const isPage = path.endsWith('.html');
  const headers = isPage ? pageHeaders(policy) : assetHeaders(pathname);
  const forms = new Map<string, Form>();
  for (const [encoding, extension] of Object.entries(extensions)) {
    if (existsSync(path + extension))
      forms.set(encoding, toForm(readFileSync(path + extension), encoding, headers));
  }
  /** Which of them a value of `Accept-Encoding` gets, as far as it was asked. */
  const chosen = new Map<string, Form>();
  return { isPage, headers, forms, chosen };
}

function toForm(bytes: Buffer, encoding: string, headers: Headers) {
  // A strong validator.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const { 'Content-Type': contentType = '', ...others } = { ...securityHeaders, ...headers };
  const common: Headers = { ...others, Vary: 'Accept-Encoding', ETag: etag };
  const head: Headers = {
    ...common,
    'Content-Type': contentType,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.byteLength),
  };
  /** Names and values in turn, as `writeHead` takes them fastest. The last value is the request's id, written in its place for each answer. */
  const withId = (headers: Headers): string[] => [...Object.entries(headers).flat(), 'X-Request-Id', ''];
  return { bytes, etag, head: withId(head), notModifiedHead: withId(common) };
}

function pageHeaders(policy: string | undefined): Headers {
  return {
    ...htmlHeaders,
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
  };
}

function assetHeaders(pathname: string): Headers {
  const type = contentTypes[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return {
    'Cache-Control': pathname.startsWith('/_assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    'Content-Type': pathname === '/speculation-rules.json' ? 'application/speculationrules+json' : type,
    // Images for sharing are shown by other sites; everything else is only for this one.
    ...(pathname.startsWith('/og/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
  };
}
