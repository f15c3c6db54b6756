import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { targetsOf } from './targets.ts';

/**
 * Builds styles and scripts for the oldest browsers in which the site works: `browserslist` of package.json, which
 * docs/browsers.md explains. By itself Astro builds for browsers that know everything, so that shorter spellings of newer
 * ones get into the styles: Safari would draw no underline.
 */
export function browserTargets(): AstroIntegration {
  return {
    name: 'browser-targets',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const { browserslist } = JSON.parse(readFileSync(new URL('package.json', config.root), 'utf8'));
        const targets = targetsOf(browserslist);
        updateConfig({
          vite: {
            build: { cssTarget: [...targets] },
            plugins: [
              {
                name: 'browser-targets',
                // Astro sets the target of the browser's scripts itself; what a plugin returns here comes after.
                configEnvironment: (name) =>
                  name === 'client' ? { build: { target: [...targets] } } : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
