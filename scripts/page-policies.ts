/**
 * Leaves in each built page's Content-Security-Policy (dist/_headers.json) only the hashes of what stands in that page.
 * Astro gives every page the hashes of all: three kilobytes of header that travel before the first word, and
 * permission for what the page doesn't have.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, client, routeOf } from './lib/built-pages.ts';

const file = join(client, '..', '_headers.json');
const pages = new Map(builtPages().map((page) => [routeOf(page), page]));

interface Route {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const routes: readonly Route[] = JSON.parse(readFileSync(file, 'utf8'));
const trimmed = routes.map(({ pathname, headers }) => {
  const page = pages.get(pathname);
  if (page === undefined) throw new Error(`dist/_headers.json names ${pathname}, which is no page`);
  const html = readFileSync(join(client, page), 'utf8');
  const hashes = new Set([...html.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(hashOf));
  return {
    pathname,
    headers: headers.map(({ key, value }) => ({
      key,
      value: value.replaceAll(/ 'sha256-([^']+)'/g, (source, hash) => (hashes.has(hash) ? source : '')),
    })),
  };
});
writeFileSync(file, JSON.stringify(trimmed));

/** What a policy calls the content of an element. */
function hashOf([, , content = '']: RegExpExecArray): string {
  return createHash('sha256').update(content).digest('base64');
}
