// R-CNS-24
import { expect, test, vi } from 'vitest';
import { contentCheck } from './index.ts';

const consent = vi.hoisted(() => ({ services: [] as object[], policyLinksAccept: true }));
vi.mock('#brand.ts', async (original) => ({ ...(await original<typeof import('#brand.ts')>()), consent }));

/** What Astro does first, whatever its command. */
function begin(): void {
  // The hook reads nothing of what Astro hands over.
  const hook = contentCheck().hooks['astro:config:setup'] as unknown as () => void;
  hook();
}

test('lets the site be built as shipped', () => {
  expect(begin).not.toThrow();
});

test('refuses a service while the banner’s links to the policies accept', () => {
  consent.services.push({ kind: 'plausible', domain: 'site.example' });
  expect(begin).toThrow(/consent\.policyLinksAccept está ligado/);
  consent.policyLinksAccept = false;
  expect(begin).not.toThrow();
});
