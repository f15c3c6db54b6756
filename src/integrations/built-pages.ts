import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { ownPolicy } from '../astro-adapter/page-policy.ts';

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

interface Page {
  readonly html: string;
  readonly policy: string;
}

/**
 * Rewrites every prerendered page, and with it the policy that the adapter has written to `dist/_headers.json`: what is in the page no
 * more loses its hash there.
 * @param dir folder of the built pages
 * @param rewrite gets a page and its file's name, such as `solucoes/leia-la.html`; what it leaves out stays
 * @throws when a page has no policy
 */
export async function rewritePages(
  dir: URL,
  rewrite: (page: Page, file: string) => Partial<Page> | Promise<Partial<Page>>,
): Promise<void> {
  const headersFile = new URL('../_headers.json', dir);
  const routes: readonly { readonly pathname: string; readonly headers: readonly { value: string }[] }[] =
    JSON.parse(readFileSync(headersFile, 'utf8'));
  for (const file of builtPages(fileURLToPath(dir))) {
    const header = routes
      .find(({ pathname }) => pathname === routeOf(file))
      ?.headers.find(({ value }) => value.includes('default-src'));
    if (header === undefined) throw new Error(`${file}: falta a política da página`);
    const path = new URL(file, dir);
    const html = readFileSync(path, 'utf8');
    const page = { html, policy: header.value };
    const rewritten = { ...page, ...(await rewrite(page, file)) };
    header.value = ownPolicy(rewritten.policy, rewritten.html);
    if (rewritten.html !== html) writeFileSync(path, rewritten.html);
  }
  writeFileSync(headersFile, JSON.stringify(routes));
}

/**
 * Writes what has stood in a page as a file, named by what it holds.
 * @param extension `js` or `css`
 * @returns its address
 */
export function writePageFile(dir: URL, text: string, extension: string): string {
  const name = `_assets/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`;
  writeFileSync(new URL(name, dir), text);
  return `/${name}`;
}
