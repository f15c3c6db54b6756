import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

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

/** Browserslist's names for what esbuild and Vite call otherwise. */
const otherNames: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/**
 * The oldest browsers as Vite wants them.
 * @param browserslist one entry per browser, the oldest version: `safari >= 16.4`
 * @returns such as `safari16.4`
 * @throws when an entry is written otherwise: a query would need the tables that browserslist downloads
 */
export function targetsOf(browserslist: readonly string[]): readonly string[] {
  return browserslist.map((entry) => {
    const [, name, version] = /^([a-z_]+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(`browserslist: "${entry}" deve ter a forma "safari >= 16.4"`);
    }
    return `${otherNames[name] ?? name}${version}`;
  });
}
