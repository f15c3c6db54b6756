// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cookieReload } from '#content/cookies.ts';
import { decide } from '#features/consent/state/decide.ts';
import { accepted, configured, rejected } from '#features/consent/state/state.ts';
import { followConsent } from './follow-consent.ts';

vi.mock('#brand.ts', async (original) => ({
  ...(await original<typeof import('#brand.ts')>()),
  consent: { services: [{ kind: 'google-analytics', id: 'G-ABC123' }], policyLinksAccept: true },
}));

/** What Google's script was told about consent, in order: the command's kind, and advertising's state. */
function told() {
  const { dataLayer = [] } = globalThis as { dataLayer?: readonly (readonly [string, string, object])[] };
  return Array.from(dataLayer, ([command, kind, state]) => [command, kind, state])
    .filter(([command]) => command === 'consent')
    .map(([, kind, state]) => [kind, Object(state).ad_storage]);
}

afterEach(() => vi.unstubAllGlobals());

test('a service is loaded once, told each change of the choice around it, and ended by a reload unless it is turned on again', () => {
  document.body.innerHTML = '<div data-corner-box></div>';
  const load = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
  followConsent();
  expect(told()).toEqual([]);
  decide(accepted, 'banner');
  decide(accepted, 'panel');
  decide(configured({ ...accepted.choice, marketing: false }), 'panel');
  decide(configured({ ...accepted.choice, marketing: false }), 'panel');
  decide(accepted, 'panel');
  expect(told()).toEqual([
    ['default', 'granted'],
    ['update', 'denied'],
    ['update', 'granted'],
  ]);
  const askingForReload = () => document.querySelectorAll(`[aria-label="${cookieReload.label}"]`).length;
  expect(askingForReload()).toBe(0);
  decide(rejected, 'panel');
  expect(askingForReload()).toBe(1);
  decide(accepted, 'panel');
  expect(askingForReload()).toBe(0);
  expect(load).toHaveBeenCalledOnce();
});
