/**
 * Measures what each built page costs a visitor and fails when a page is over its budget.
 * JavaScript counts what a visitor who touches nothing downloads: scripts of the page and what they import
 * statically, and islands that load by themselves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '..', 'dist', 'client');

/** Bytes: HTML and CSS packed by brotli, JavaScript by gzip. */
const budget = { htmlAndCss: 25_000, script: 8_000, scriptWithCanvas: 15_000, scriptOfTool: 98_000 };
/** The one page with a canvas, whose particles need more. */
const canvasRoute = '/ai-first-human-centered';
/** The staff's tool, an application: its list loads when it starts, and who opens it came to use it. */
const toolRoute = '/copyright';

interface Cost {
  readonly route: string;
  readonly html: number;
  readonly css: number;
  readonly script: number;
}

const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.split(sep).join('/'))
  .sort();
const costs = pages.map(measure);

console.log('Tamanho por página (bytes: HTML e CSS em brotli, JS em gzip)');
for (const { route, html, css, script } of costs) {
  console.log(
    `${route.padEnd(44)} html ${pad(html)}  css ${pad(css)}  html+css ${pad(html + css)}  js ${pad(script)}`,
  );
}

const home = costs.find(({ route }) => route === '/');
if (home === undefined) fail('A página inicial não foi gerada.');
if (home.html + home.css > budget.htmlAndCss) {
  fail(`HTML+CSS de / tem ${home.html + home.css} bytes; o limite é ${budget.htmlAndCss}.`);
}
for (const { route, script } of costs) {
  const limit = scriptLimit(route);
  if (script > limit) fail(`O JS de ${route} tem ${script} bytes; o limite é ${limit}.`);
}

function scriptLimit(route: string): number {
  if (route === toolRoute) return budget.scriptOfTool;
  return route === canvasRoute ? budget.scriptWithCanvas : budget.script;
}

function measure(file: string): Cost {
  const html = readFileSync(join(client, file), 'utf8');
  const sheets = hrefs(html, /<link\b[^>]*\brel="?stylesheet[^>]*>/g, 'href');
  const scripts = [
    ...hrefs(html, /<script\b[^>]*\bsrc=[^>]*>/g, 'src'),
    ...hrefs(html, /<link\b[^>]*\brel="?modulepreload[^>]*>/g, 'href'),
    ...hrefs(html, /<astro-island\b[^>]*\bclient="(?:load|idle|only)"[^>]*>/g, 'component-url'),
    ...hrefs(html, /<astro-island\b[^>]*\bclient="(?:load|idle|only)"[^>]*>/g, 'renderer-url'),
  ];
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');
  return {
    route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html: brotli(html),
    css: sum([...new Set(sheets)].map((href) => brotli(read(href)))),
    script:
      sum([...withImports(scripts)].map((href) => gzip(read(href)))) + (inline === '' ? 0 : gzip(inline)),
  };
}

/** Values of an attribute, in the tags that a pattern finds, that are paths of this site. */
function hrefs(html: string, tags: RegExp, attribute: string): string[] {
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
    for (const [, path = ''] of read(href).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      queue.push(posix.join(base, path));
    }
  }
  return seen;
}

function read(href: string): string {
  const file = join(client, href);
  if (!existsSync(file)) fail(`Uma página carrega ${href}, que não existe.`);
  return readFileSync(file, 'utf8');
}

function brotli(text: string): number {
  return brotliCompressSync(text).byteLength;
}

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function pad(value: number): string {
  return String(value).padStart(6);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
