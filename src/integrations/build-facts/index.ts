import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import packageJson from '../../../package.json' with { type: 'json' };
import { shownTextsFile } from '../../features/consent/server/shown-texts.ts';
import { type BuildFacts, buildFactsFile } from '../../server/build-facts.ts';
import { readAccessLogAddress } from '../../server/settings/settings.ts';
import { shownTexts, waitlistTexts } from './shown-texts.ts';

/**
 * What the pages need to know of the server's settings and of the texts' versions (`import.meta.env`, src/env.d.ts), the note in
 * `dist/` by which the server sees that it is told the same, and beside it the texts themselves, which the server keeps.
 */
export function buildFacts(): AstroIntegration {
  const facts: Omit<BuildFacts, 'siteUrl'> = {
    version: packageJson.version,
    // `npm run build` names it (scripts/lib/build.mjs).
    id: process.env.BUILD_ID ?? 'unnamed',
    accessLogAddress: readAccessLogAddress(process.env),
  };
  const texts = shownTexts();
  let dist: URL;
  let siteUrl: string;
  return {
    name: 'build-facts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            define: {
              'import.meta.env.ACCESS_LOG_ADDRESS': JSON.stringify(facts.accessLogAddress),
              'import.meta.env.CONSENT_VERSION': JSON.stringify(texts.cookies.version),
              'import.meta.env.WAITLIST_TEXTS': JSON.stringify(waitlistTexts(texts)),
              'import.meta.env.NEWSLETTER_TEXTS': JSON.stringify(waitlistTexts(texts, texts.newsletterNote)),
            },
          },
        });
      },
      'astro:config:done': ({ config }) => {
        dist = config.outDir;
        siteUrl = new URL(config.site ?? '').origin;
      },
      'astro:build:done': () => {
        const all: BuildFacts = { ...facts, siteUrl };
        writeFileSync(new URL(buildFactsFile, dist), `${JSON.stringify(all)}\n`);
        writeFileSync(new URL(shownTextsFile, dist), JSON.stringify(Object.values(texts)));
      },
    },
  };
}
