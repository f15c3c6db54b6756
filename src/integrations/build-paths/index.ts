import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What the built server says instead of where it was built. */
const anywhere = '/site/';

/**
 * Takes the paths of the machine out of the server's code, which Astro writes into it (names of components, folders in the
 * adapter's manifest). The folder of a build under way has another name each time, and the same sources should give the same
 * bytes. Nothing is looked up under these paths when the server runs.
 */
export function buildPaths(): AstroIntegration {
  let outDir: string;
  let root: string;
  let entry: URL;
  const withoutPaths = (code: string): string =>
    code.replaceAll(outDir, `${anywhere}dist/`).replaceAll(root, anywhere);
  return {
    name: 'build-paths',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'build-paths',
                // Before the names of the files are made, which hold a hash of what is in them.
                renderChunk: (code) => ({ code: withoutPaths(code), map: null }),
                applyToEnvironment: ({ name }) => name === 'ssr',
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
      // Astro writes its manifest into the entry after that.
      'astro:build:done': () => writeFileSync(entry, withoutPaths(readFileSync(entry, 'utf8'))),
    },
  };
}
