import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { earlyPressScript } from '../../layouts/early-press.ts';
import { builtPages, type PagePolicies, routeOf } from '../built-pages.ts';

/** Scripts of fewer characters stay in the document: the headers of a request would weigh more. */
const smallest = 512;
/** A module that stands in the document, or classic scripts in a row; data is none. */
const inlineScripts = /<script type="module">.+?<\/script>|(?:<script>.+?<\/script>)+/gs;

/**
 * Takes the inline scripts out of the built pages and links them as files, which all pages share and the second one has in
 * its cache: Astro writes its islands' runtime and small modules into each document, up to 2 kB in brotli before the first
 * view.
 */
export function scriptFiles(): AstroIntegration {
  return {
    name: 'script-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        // What the adapter has written of each page's policy, which needs no hash of what has become a file.
        const policies = new URL('../_headers.json', dir);
        const pages: PagePolicies = JSON.parse(readFileSync(policies, 'utf8'));
        for (const file of builtPages(folder)) {
          const path = join(folder, file);
          const html = readFileSync(path, 'utf8');
          const linked = html.replace(inlineScripts, (tags) => {
            if (isSmall(tags)) return tags;
            const page = pages.find(({ pathname }) => pathname === routeOf(file));
            for (const header of page?.headers ?? []) header.value = without(header.value, sourcesOf(tags));
            return link(folder, tags);
          });
          if (linked !== html) writeFileSync(path, linked);
        }
        writeFileSync(policies, JSON.stringify(pages));
      },
    },
  };
}

function sourcesOf(tags: string): readonly string[] {
  return [...tags.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, source = '']) => source);
}

/** A policy without the hashes of scripts. */
function without(policy: string, sources: readonly string[]): string {
  const hashes = sources.map((source) => createHash('sha256').update(source).digest('base64'));
  return hashes.reduce((rest, hash) => rest.replace(` 'sha256-${hash}'`, ''), policy);
}

/** Also the one that every page runs at once: on a slow line a button is pressed before any file is there. */
function isSmall(tags: string): boolean {
  return tags.length < smallest || tags.includes(earlyPressScript);
}

/** @returns the tag of the file, which runs as a module does: when the document is there */
function link(folder: string, tags: string): string {
  const text = sourcesOf(tags).join('\n');
  const name = `_assets/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, name), text);
  return `<script ${tags.startsWith('<script type') ? 'type="module"' : 'defer'} src="/${name}"></script>`;
}
