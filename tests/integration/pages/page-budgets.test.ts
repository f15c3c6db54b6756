// R-PAGE-18
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { builtPages, client, routeOf } from '#integrations/built-pages.ts';
import { builtPage } from '../../support/browser/built-page.ts';

/**
 * The most that a first visit downloads when the visitor touches nothing, cookie banner included, in bytes as they
 * travel without headers. The document has the CSS of its first view in it, `css` by itself; `styles` are the sheet that all
 * pages share and the page's own, a script has the CSS of what it shows.
 */
const budget = { document: 13_350, css: 4_800, styles: 18_000, script: 12_500, font: 33_500, requests: 10 };

/** Pages that need more, and why. */
const exceptions: Readonly<Record<string, Partial<typeof budget>>> = {
  // The staff's tool, an application: its island with React starts by itself, because who opens it came to use it.
  '/copyright': { css: 5_500, script: 95_000, requests: 24 },
  // The script of its form, which checks every answer before it is sent. A page for phones on slow lines: no request more.
  '/portal-ai-waitlist': { script: 24_000, requests: 9 },
};

test.each(builtPages().map((file) => [routeOf(file), file]))('%s keeps within its budget', (route, file) => {
  const cost = firstVisit(file);
  const limits = { ...budget, ...exceptions[route] };
  for (const [kind, limit] of Object.entries(limits)) {
    expect(cost[kind as keyof typeof budget], kind).toBeLessThanOrEqual(limit);
  }
});

/** What a visit of a built page downloads; what an island asks of the API is not counted. */
function firstVisit(file: string): typeof budget {
  const page = builtPage(routeOf(file));
  const paths = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)]
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((path) => path.startsWith('/'));
  const islands = ['load', 'idle', 'only'].map((when) => `astro-island[client=${when}]`).join();
  const scripts = withImports([
    ...paths('script[src]', 'src'),
    ...paths(islands, 'component-url'),
    ...paths(islands, 'renderer-url'),
  ]);
  const fonts = new Set(paths('link[rel=preload][as=font]', 'href'));
  const styles = new Set(paths('link[rel=stylesheet]', 'href'));
  const images = new Set(paths('img', 'src'));
  const sheets = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
  return {
    document: sizeOf(file),
    css: brotliCompressSync(sheets.join('')).length,
    styles: sum(styles),
    script: sum(scripts),
    font: sum(fonts),
    // The document itself, its icon, its manifest and the speculation rules come with every page.
    requests: 4 + scripts.size + fonts.size + styles.size + images.size,
  };
}

/** Modules with everything that they import before they run. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  // A set goes on to what is added to it meanwhile.
  for (const path of found) {
    for (const imported of importsOf(path)) found.add(imported);
  }
  return found;
}

function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(client, path), 'utf8');
  return parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap((statement) =>
    'source' in statement && statement.source
      ? [posix.join(dirname(path), String(statement.source.value))]
      : [],
  );
}

function sum(paths: Iterable<string>): number {
  return [...paths].reduce((total, path) => total + sizeOf(path), 0);
}

/** Bytes of a built file as it travels: packed, where that is smaller. */
function sizeOf(path: string): number {
  const file = join(client, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
