// R-CNS-24
import { expect, test, vi } from 'vitest';
import { checkContent } from './site.ts';

const consent = vi.hoisted(() => ({ services: [] as object[], policyLinksAccept: true }));
vi.mock('#brand.ts', async (original) => ({ ...(await original<typeof import('#brand.ts')>()), consent }));

test('whatever Astro does begins with a look at the texts and at the settings about consent', () => {
  expect(checkContent).not.toThrow();
  consent.services.push({ kind: 'plausible', domain: 'site.example' });
  expect(checkContent).toThrow(/consent\.policyLinksAccept está ligado/);
});
