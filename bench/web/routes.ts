import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, routeOf } from '#integrations/built-pages.ts';

/** A prerendered page of the built site. */
export interface Route {
  /** Such as `/sobre`. */
  readonly path: string;
  /** Kept out of search engines on purpose: a perfect score for search is then impossible. */
  readonly noindex: boolean;
}

/** The error page; whatever does not exist is answered with it and with the status 404. */
export const notFoundPath = '/404';

/**
 * Every page that the build wrote as a file. Pages that the server renders on demand are answers to forms and
 * have no address of their own.
 * @param client folder `dist/client`
 */
export function builtRoutes(client: string): Route[] {
  return builtPages(client)
    .map((file) => ({
      path: routeOf(file),
      noindex: readFileSync(join(client, file), 'utf8').includes('<meta name="robots" content="noindex"'),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'pt-BR'));
}
