import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What the build says instead of where it was made. */
const anywhere = '/site/';
/** How Astro's compiler names an island's component. */
const islandPath = '"client:component-path": "';
/** Where the packages are, which may be links to another folder. */
const packages = fileURLToPath(new URL('../', import.meta.resolve('astro/package.json')));

/**
 * Takes the paths of the machine out of the code, which Astro writes into it: the same sources should give the same bytes, in
 * whichever folder they are built, and the folder of a build under way has another name each time. In the server's code they are
 * names of components and folders in the adapter's manifest, under which nothing is looked up when it runs. In the code that
 * renders the pages they are, above all, the paths of the islands' components: a hash of each is the island's `uid` in the page.
 * Astro's list of files is put in order as well: it is that in which the disk named the folders, another one in some builds.
 *
 * Works around: absolute paths and a list in no order in Astro's output. Upstream: none found.
 * When Astro changes: take this out and build in two folders; tests/integration/operations/release.test.ts compares the bytes.
 */
export function buildPaths(): AstroIntegration {
  let outDir: string;
  let root: string;
  let entry: URL;
  const withoutPaths = (code: string): string =>
    code
      // Addresses of routes, and the bundler's comments, are relative. They may end like the absolute ones, so they come first.
      .replaceAll(`${relative(root, packages)}/`, 'node_modules/')
      .replaceAll(outDir, `${anywhere}dist/`)
      .replaceAll(root, anywhere)
      .replaceAll(packages, `${anywhere}node_modules/`);
  return {
    name: 'build-paths',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'build-paths',
                applyToEnvironment: ({ name }) => name === 'ssr' || name === 'prerender',
                // Before the names of the files are made, which hold a hash of what is in them.
                renderChunk(code) {
                  const isServer = this.environment.name === 'ssr';
                  const islands = code.replaceAll(`${islandPath}${root}`, `${islandPath}${anywhere}`);
                  return { code: isServer ? withoutPaths(code) : islands, map: null };
                },
              },
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
        root = fileURLToPath(config.root);
        entry = new URL('entry.mjs', config.build.server);
      },
      // By the paths of their components, as the code now says them, the files of the islands are found. Nothing else is renamed:
      // inlined scripts, for one, are looked up under paths that stay.
      'astro:build:ssr': ({ manifest }) => {
        for (const [path, file] of Object.entries(manifest.entryModules)) {
          if (!path.startsWith(root) || !path.endsWith('.tsx')) continue;
          delete manifest.entryModules[path];
          manifest.entryModules[withoutPaths(path)] = file;
        }
        manifest.assets.sort();
      },
      // Astro writes its manifest into the entry after that.
      'astro:build:done': () => writeFileSync(entry, withoutPaths(readFileSync(entry, 'utf8'))),
    },
  };
}
