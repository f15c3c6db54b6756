import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The policy of a prerendered page, given its path and its HTML; undefined when the build wrote none. */
export type PagePolicies = (pathname: string, html: string) => string | undefined;

/**
 * Reads the Content-Security-Policies that Astro's build wrote (`_headers.json`). Astro lists the hashes of the
 * whole site's inline scripts and styles on every page; a page keeps those of its own.
 * @param dist folder of the build
 * @throws when the file is missing
 */
export function readPagePolicies(dist: string): PagePolicies {
  const routes: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    readFileSync(join(dist, '_headers.json'), 'utf8'),
  );
  const policies = new Map(
    routes.flatMap(({ pathname, headers }) =>
      headers
        .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
        .map(({ value }) => [pathname, value] as const),
    ),
  );
  return (pathname, html) => {
    const policy = policies.get(pathname);
    return policy === undefined ? undefined : withOwnHashes(policy, html);
  };
}

/**
 * A policy without the hashes (CSP 3, section 2.3.1) that nothing in the page has.
 * @param html the page; a hash is that of everything between a `script` or `style` tag and its end
 */
export function withOwnHashes(policy: string, html: string): string {
  const contents = [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , content = '']) => content,
  );
  const hashes = new Set(
    contents
      .filter((content) => content !== '')
      .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
  );
  return policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (hashes.has(hash) ? source : ''));
}
