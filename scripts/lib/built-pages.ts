import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './process.mjs';

/** Folder of the built files. */
export const client = join(root, 'dist', 'client');

/**
 * The prerendered pages.
 * @param folder that of a copy of the site; the build's own when left out
 * @returns their files in it, such as `solucoes/leia-la.html`, in order
 * @throws when there is no build
 */
export function builtPages(folder = client): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** The address of a page's file: `solucoes/leia-la.html` is `/solucoes/leia-la`, `index.html` is `/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
