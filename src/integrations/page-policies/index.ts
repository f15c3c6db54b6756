import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages, parsePage, routeOf } from '../built-pages.ts';

const header = 'Content-Security-Policy';

/**
 * Leaves in each page's Content-Security-Policy only the hashes of what stands in that page. Astro gives every page the
 * hashes of all: three kilobytes of header that travel before the first word, and permission for what the page doesn't
 * have. The adapter writes the headers to `dist/_headers.json` afterwards.
 */
export function pagePolicies(): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        for (const file of builtPages(fileURLToPath(dir))) {
          const headers = routeToHeaders.get(routeOf(file))?.headers;
          const policy = headers?.get(header);
          if (!headers || !policy) throw new Error(`${file} has no ${header}`);
          const hashes = hashesIn(readFileSync(new URL(file, dir), 'utf8'));
          headers.set(
            header,
            policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash) => (hashes.has(hash) ? source : '')),
          );
        }
      },
    },
  };
}

/** What a policy calls the content of each style and script of a page. */
function hashesIn(html: string): ReadonlySet<string> {
  return new Set(
    [...parsePage(html).querySelectorAll('style, script')].map(
      ({ textContent }) => `sha256-${createHash('sha256').update(textContent).digest('base64')}`,
    ),
  );
}
