import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, passthroughImageService } from 'astro/config';
import packageJson from './package.json' with { type: 'json' };
import { buildPaths } from './src/astro-adapter/build-paths.ts';
import { brand, consent } from './src/brand.ts';
import { policySources } from './src/features/consent/services/services.ts';
import { pageFacts, writeFacts } from './src/integrations/build-facts/index.ts';
import { cssLayers } from './src/integrations/css-layers.ts';
import { firstViewStyles } from './src/integrations/first-view-styles.ts';
import { licenceList, licenceNotices } from './src/integrations/licence-notices.ts';
import { precompress } from './src/integrations/precompress.ts';
import { scriptFiles } from './src/integrations/script-files.ts';
import { shareImages } from './src/integrations/share-images/index.ts';
import { site } from './src/integrations/site.ts';
import { earlyPressHash } from './src/layouts/early-press.ts';
import { maxBodyBytes } from './src/server/http/request/body.ts';

const siteUrl = process.env.SITE_URL ?? brand.url;

/** Only what the configured services need; nothing when there is none. */
const sources = policySources(consent.services);

/**
 * The script of the document's shell (src/layouts/Page.astro), which every page loads, and what is too small for the
 * file that the bundler would give it because several scripts use it.
 */
const siteScript = {
  name: 'site',
  test: /layouts\/Page\.astro\?astro&type=script|vite\/preload-helper|src\/shared\/(fold|url)\.ts|content\/launch|ui\/(clipboard|focus-first-failure|open-modal)/,
};

/** What checks an answer in the browser, for every form that does. */
const checks = {
  name: 'checks',
  test: /node_modules\/zod\/|src\/shared\/(validate|text|person|clean-text|uuid)|content\/(forms|problems)/,
};

/** The sign-up to a waiting list: the script of its pages, most of which the dialog needs too. */
const signUp = { name: 'sign-up', test: /WaitlistScript\.astro|waitlist\/(form|rules|page)\/[\w-]+\.ts$/ };

/**
 * The oldest browsers in which the site works, as Vite calls them (`safari16.4`): `browserslist` of package.json, which docs/browsers.md
 * explains. By itself Astro builds for browsers that know everything, so that shorter spellings of newer ones get into the
 * styles: Safari would draw no underline.
 */
const browserTargets = packageJson.browserslist.map((entry) =>
  entry.replace(' >= ', '').replace('ios_saf', 'ios'),
);

/** Builds the browser's scripts for them. Astro sets their target itself; what a plugin returns here comes after. */
const scriptTargets = {
  name: 'script-targets',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { target: browserTargets } } : undefined,
};

/** What every island is drawn with: one that uses no field would else make a file of React's smallest part. */
const reactCore = { name: 'react', test: /node_modules\/react\// };

/**
 * What the routes that are rendered on demand need goes into the build, Astro's own packages above all. Outside stays what production
 * installs anyway, for the server's own code: `dependencies` of package.json, and nothing else. `astro dev` can't run some packages so.
 */
const bundledPackages = {
  name: 'bundled-packages',
  apply: 'build' as const,
  config: () => ({ ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) } }),
};

/**
 * The build. Pages are prerendered to files; `src/server/main.ts` serves them and calls
 * Astro's handler for the few routes that are rendered on demand (src/integrations/site.ts, or `export const prerender = false`).
 */
export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  adapter: node({
    mode: 'middleware',
    staticHeaders: true,
    bodySizeLimit: maxBodyBytes,
    // A page that fails halfway must become a 500, not half a page with 200; ours are small.
    experimentalDisableStreaming: true,
  }),
  integrations: [
    react(),
    buildPaths(),
    // Pages with `noindex` stay out: the staff's generator and page, and what a form is answered with.
    sitemap({
      filter: (page) =>
        !/\/((copyright|equipe)(\/.+)?|versoes\/.+|solucoes\/busca|(portal-ai-waitlist|politica-de-privacidade|fila-de-espera)\/.+)$/.test(
          page,
        ),
    }),
    // The last packs all files.
    site([
      (dir) => writeFacts(dir, siteUrl),
      scriptFiles,
      firstViewStyles,
      shareImages,
      licenceNotices,
      precompress,
    ]),
  ],
  // Images are ready as they are: without this the server's code would ask for `sharp`.
  image: { service: passthroughImageService() },
  // Sessions are not used; `null` would still create a folder for them.
  session: false,
  security: {
    // The API does its own check, which answers in JSON and in Portuguese (src/server/http).
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        `connect-src ${["'self'", ...sources.connect].join(' ')}`,
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // `default-src` refuses frames, media and workers; a page that shows a frame may say so for itself.
        `img-src ${["'self'", 'data:', ...sources.images].join(' ')}`,
        "manifest-src 'self'",
      ],
      scriptDirective: { resources: ["'self'", ...sources.script], hashes: [earlyPressHash] },
    },
  },
  vite: {
    define: pageFacts,
    plugins: [scriptTargets, bundledPackages],
    css: { postcss: { plugins: [cssLayers] } },
    // Vite writes the list of licences beside the server's bundles too, where nobody sees it.
    build: { cssTarget: browserTargets, license: { fileName: licenceList } },
    environments: {
      // One file for what every page loads: the layout's script, all that it imports, and Vite's loader of later modules.
      // By itself the bundler makes a file of each part that some other script uses too, ten of about a kilobyte.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [siteScript, reactCore, checks, signUp] },
              // `Page` of `Page.astro_astro_type_script_index_0_lang`: 50 bytes of each document.
              entryFileNames: ({ name }) => `_assets/${name.split('.', 1)}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
