import { earlyPressScript } from '../layouts/early-press.ts';
import { rewritePages, writePageFile } from './built-pages.ts';

/** Scripts of fewer characters stay in the document: the headers of a request would weigh more. */
const smallest = 512;
/** A module that stands in the document, or classic scripts in a row; data is none. */
const inlineScripts = /<script type="module">.+?<\/script>|(?:<script>.+?<\/script>)+/gs;

/**
 * Takes the inline scripts out of the built pages and links them as files, which all pages share and the second one has in
 * its cache: Astro writes its islands' runtime and small modules into each document, up to 2 kB in brotli before the first
 * view.
 */
export function scriptFiles(dir: URL): Promise<void> {
  return rewritePages(dir, ({ html }) => {
    const tagsOfFiles = [...html.matchAll(inlineScripts)]
      .map(([tags]) => tags)
      .filter((tags) => !isSmall(tags));
    return { html: tagsOfFiles.reduce((page, tags) => page.replace(tags, () => link(dir, tags)), html) };
  });
}

/** Also the one that every page runs at once: on a slow line a button is pressed before any file is there. */
function isSmall(tags: string): boolean {
  return tags.length < smallest || tags.includes(earlyPressScript);
}

/** @returns the tag of the file, which runs as a module does: when the document is there */
function link(dir: URL, tags: string): string {
  const sources = [...tags.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, source]) => source);
  const address = writePageFile(dir, sources.join('\n'), 'js');
  return `<script ${tags.startsWith('<script type') ? 'type="module"' : 'defer'} src="${address}"></script>`;
}
