import { writeFileSync } from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import { shownTextsFile } from '../../features/consent/server/shown-texts.ts';
import { type BuildFacts, buildFactsFile } from '../../server/build-facts.ts';
import { readAccessLogAddress } from '../../server/settings/settings.ts';
import { shownTexts, waitlistTexts } from './shown-texts.ts';

const accessLogAddress = readAccessLogAddress(process.env);
const texts = shownTexts();

/** What the pages need to know of the server's settings and of the texts' versions (`import.meta.env`, src/env.d.ts), as Vite's `define`. */
export const pageFacts = {
  'import.meta.env.ACCESS_LOG_ADDRESS': JSON.stringify(accessLogAddress),
  'import.meta.env.CONSENT_VERSION': JSON.stringify(texts.cookies.version),
  'import.meta.env.WAITLIST_TEXTS': JSON.stringify(waitlistTexts(texts)),
  'import.meta.env.NEWSLETTER_TEXTS': JSON.stringify(waitlistTexts(texts, texts.newsletterNote)),
};

/**
 * Writes the note in `dist/` by which the server sees that it is told the same as the pages, and beside it the texts themselves, which the
 * server keeps.
 * @param dir folder of the built pages
 * @param siteUrl what the canonical addresses begin with
 */
export function writeFacts(dir: URL, siteUrl: string): void {
  const facts: BuildFacts = {
    version: packageJson.version,
    // `npm run build` names it (scripts/lib/build.mjs).
    id: process.env.BUILD_ID ?? 'unnamed',
    accessLogAddress,
    siteUrl: new URL(siteUrl).origin,
  };
  const dist = new URL('../', dir);
  writeFileSync(new URL(buildFactsFile, dist), `${JSON.stringify(facts)}\n`);
  writeFileSync(new URL(shownTextsFile, dist), JSON.stringify(Object.values(texts)));
}
