import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtPages, client, routeOf } from '#integrations/built-pages.ts';

/**
 * Modules of `features/consent` that load by themselves when the page has loaded and its visitor has decided nothing: the
 * page's script imports the first, that one the second, and the second links the banner's sheet.
 */
const startedAlone = ['start', 'notice'];

/**
 * What a first visit to a page downloads when the visitor touches nothing: the cookie banner, which comes a second after
 * the page, is part of it. Bytes as they travel, without headers.
 */
export interface PageCost {
  readonly route: string;
  /** The document in brotli, with the CSS that stands in it. */
  readonly html: number;
  /** CSS in brotli: what stands in the document, each sheet that it links, and the banner's. */
  readonly css: number;
  /** In gzip: scripts in the document, and the files of scripts, of islands that load by themselves and of the banner. */
  readonly script: number;
  /** Preloaded fonts. */
  readonly font: number;
  /** Paths of the files that it downloads besides the document, its icon and the speculation rules. */
  readonly files: readonly string[];
  /**
   * The document, its icon, the speculation rules and the files, which is what Chromium asks for. Not counted: images
   * that wait to be seen, the manifest, which a browser reads to install the site (and Lighthouse to judge it), services
   * that the brand file adds, and what an island asks of the API (one list, in /copyright).
   */
  readonly requests: number;
}

/**
 * Measures every built page.
 * @returns the costs in the order of their files
 * @throws as for one page
 */
export function pageCosts(): readonly PageCost[] {
  return builtPages().map(pageCost);
}

/**
 * Measures a built page.
 * @param file its path in dist/client, as `solucoes/leia-la.html`
 * @throws when the page loads a file that the build has not written, or nothing that shows the banner is found in it
 */
export function pageCost(file: string): PageCost {
  const html = readFileSync(join(client, file), 'utf8');
  const island = /<astro-island\b[^>]*\bclient="(?:load|idle|only)"[^>]*>/g;
  const fonts = hrefs(html, /<link\b[^>]*\bas="?font[^>]*>/g, 'href');
  const images = [
    ...hrefs(html, /<img\b(?![^>]*\bloading="?lazy)[^>]*>/g, 'src'),
    ...hrefs(html, /<use\b[^>]*>/g, 'href').map((href) => href.replace(/#.*/, '')),
  ];
  const scripts = withImports([
    ...hrefs(html, /<script\b[^>]*\bsrc=[^>]*>/g, 'src'),
    ...hrefs(html, /<link\b[^>]*\brel="?modulepreload[^>]*>/g, 'href'),
    ...hrefs(html, island, 'component-url'),
    ...hrefs(html, island, 'renderer-url'),
  ]);
  const banner = bannerSheets(scripts);
  if (banner.length === 0) {
    throw new Error(`Nada em ${file} traz o aviso de cookies: o build mudou de forma.`);
  }
  const sheets = [...hrefs(html, /<link\b[^>]*\brel="?stylesheet[^>]*>/g, 'href'), ...banner];
  const files = [...new Set([...sheets, ...fonts, ...scripts, ...images])];
  return {
    route: routeOf(file),
    html: brotli(html),
    css: brotli(inline(html, 'style')) + sum(sheets, (href) => brotli(read(href))),
    script: gzip(inline(html, 'script')) + sum(scripts, (href) => gzip(read(href))),
    font: sum(fonts, (href) => read(href).byteLength),
    files,
    requests: 1 + files.length + 2,
  };
}

/** What stands in the page itself; structured data is text of the page. */
function inline(html: string, tag: 'style' | 'script'): string {
  const elements = new RegExp(`<${tag}(?![^>]*(?:\\bsrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(elements)].map(([, content = '']) => content).join('\n');
}

/** Values of an attribute, in the tags that a pattern finds, that are paths of this site; each once. */
function hrefs(html: string, tags: RegExp, attribute: string): readonly string[] {
  const values = [...html.matchAll(tags)].flatMap(([tag]) => {
    const value = new RegExp(`\\b${attribute}="?([^"\\s>]+)`).exec(tag)?.[1];
    return value?.startsWith('/') ? [value] : [];
  });
  return [...new Set(values)];
}

/** The modules with everything that they import statically, and what starts alone. */
function withImports(entries: readonly string[]): readonly string[] {
  // `import{a}from"./b.js"`, `import"./b.js"`, `export*from"./b.js"`.
  const fixed = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
  // `import(`./b.js`)`; the build names a file after its module.
  const alone = new RegExp(`import\\(["'\`](\\./(?:${startedAlone.join('|')})\\.[\\w-]+\\.js)["'\`]\\)`, 'g');
  const seen = new Set<string>();
  const queue = [...entries];
  for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
    if (seen.has(href)) continue;
    seen.add(href);
    const base = dirname(href);
    const code = read(href).toString();
    for (const [, path = ''] of [...code.matchAll(fixed), ...code.matchAll(alone)]) {
      queue.push(posix.join(base, path));
    }
  }
  return [...seen];
}

/** The sheets that scripts link by themselves; only the banner does. */
function bannerSheets(scripts: readonly string[]): readonly string[] {
  return scripts.flatMap((href) =>
    [
      ...read(href)
        .toString()
        .matchAll(/["'`](\/_assets\/[^"'`]+\.css)["'`]/g),
    ].map(([, path = '']) => path),
  );
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

function sum(hrefs: readonly string[], size: (href: string) => number): number {
  return hrefs.reduce((total, href) => total + size(href), 0);
}
