import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '..', '..', 'dist', 'client');

/** What a first visit to a page downloads when the visitor touches nothing. Bytes as they travel, without headers. */
export interface PageCost {
  readonly route: string;
  /** The document in brotli, with the CSS that stands in it. */
  readonly html: number;
  /** CSS in brotli: what stands in the document and each sheet that it links. */
  readonly css: number;
  /** Scripts and what they import statically, and islands that load by themselves, in gzip. */
  readonly script: number;
  /** Preloaded fonts. */
  readonly font: number;
  /** The document, all of the above, images that don't wait to be seen, files of drawings, an icon and the speculation rules. */
  readonly requests: number;
}

/**
 * Measures every built page.
 * @returns the costs in the order of their files
 * @throws when a page loads a file that the build has not written
 */
export function pageCosts(): readonly PageCost[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map(measure);
}

function measure(file: string): PageCost {
  const html = readFileSync(join(client, file), 'utf8');
  const island = /<astro-island\b[^>]*\bclient="(?:load|idle|only)"[^>]*>/g;
  const sheets = new Set(hrefs(html, /<link\b[^>]*\brel="?stylesheet[^>]*>/g, 'href'));
  const fonts = new Set(hrefs(html, /<link\b[^>]*\bas="?font[^>]*>/g, 'href'));
  const images = new Set([
    ...hrefs(html, /<img\b(?![^>]*\bloading="?lazy)[^>]*>/g, 'src'),
    ...hrefs(html, /<use\b[^>]*>/g, 'href').map((href) => href.replace(/#.*/, '')),
  ]);
  const scripts = withImports([
    ...hrefs(html, /<script\b[^>]*\bsrc=[^>]*>/g, 'src'),
    ...hrefs(html, /<link\b[^>]*\brel="?modulepreload[^>]*>/g, 'href'),
    ...hrefs(html, island, 'component-url'),
    ...hrefs(html, island, 'renderer-url'),
  ]);
  return {
    route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html: brotli(html),
    css: brotli(inline(html, 'style')) + sum([...sheets].map((href) => brotli(read(href)))),
    script: gzip(inline(html, 'script')) + sum([...scripts].map((href) => gzip(read(href)))),
    font: sum([...fonts].map((href) => read(href).byteLength)),
    requests: 1 + sheets.size + fonts.size + scripts.size + images.size + 2,
  };
}

/** What stands in the page itself; structured data is text of the page. */
function inline(html: string, tag: 'style' | 'script'): string {
  const elements = new RegExp(`<${tag}(?![^>]*(?:\\bsrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(elements)].map(([, content = '']) => content).join('\n');
}

/** Values of an attribute, in the tags that a pattern finds, that are paths of this site. */
function hrefs(html: string, tags: RegExp, attribute: string): readonly string[] {
  return [...html.matchAll(tags)].flatMap(([tag]) => {
    const value = new RegExp(`\\b${attribute}="?([^"\\s>]+)`).exec(tag)?.[1];
    return value?.startsWith('/') ? [value] : [];
  });
}

/** The modules and everything that they import statically. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
    if (seen.has(href)) continue;
    seen.add(href);
    const base = dirname(href);
    // `import{a}from"./b.js"`, `import"./b.js"`, `export*from"./b.js"`; not the dynamic `import("./b.js")`.
    for (const [, path = ''] of read(href)
      .toString()
      .matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      queue.push(posix.join(base, path));
    }
  }
  return seen;
}

function read(href: string): Buffer {
  const file = join(client, href);
  if (!existsSync(file)) throw new Error(`Uma página carrega ${href}, que não existe.`);
  return readFileSync(file);
}

function brotli(content: string | Buffer): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).byteLength;
}

function gzip(content: string | Buffer): number {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).byteLength;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
