import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Window } from 'happy-dom';

/** Folder of the built files, seen from the project's. */
export const client = join('dist', 'client');

/**
 * The prerendered pages.
 * @param folder that of the build; a copy's may be given
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

const parser = new new Window().DOMParser();

/** A built page as a document, without running anything in it. */
export function parsePage(html: string) {
  return parser.parseFromString(html, 'text/html');
}
