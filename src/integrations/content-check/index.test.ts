// R-CNS-24
import { expect, test, vi } from 'vitest';
import { contentCheck } from './index.ts';

const consent = vi.hoisted(() => ({ services: [] as object[], policyLinksAccept: true }));
vi.mock('#brand.ts', async (original) => ({ ...(await original<typeof import('#brand.ts')>()), consent }));

test('whatever Astro does begins with a look at the texts and at the settings about consent', () => {
  // The hook reads nothing of what Astro hands over.
  const begin = contentCheck().hooks['astro:config:setup'] as unknown as () => void;
  expect(begin).not.toThrow();
  consent.services.push({ kind: 'plausible', domain: 'site.example' });
  expect(begin).toThrow(/consent\.policyLinksAccept está ligado/);
});
