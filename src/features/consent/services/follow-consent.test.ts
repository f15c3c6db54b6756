// @vitest-environment happy-dom
// R-CNS-22
import { beforeEach, expect, test, vi } from 'vitest';
import { cookieReload } from '#content/cookies.ts';
import { decide } from '#features/consent/state/current-consent.ts';
import { accepted, type Choice, configured, essentialOnly, rejected } from '#features/consent/state/state.ts';
import { followConsent, startService, updateService } from './follow-consent.ts';

const ga = { kind: 'google-analytics', id: 'G-ABC123' } as const;
const meta = { kind: 'meta-pixel', id: '123' } as const;
const onlyAnalytics: Choice = { ...essentialOnly, analytics: true };

vi.mock('#brand.ts', async (original) => ({
  ...(await original<typeof import('#brand.ts')>()),
  consent: { services: [{ kind: 'google-analytics', id: 'G-ABC123' }], policyLinksAccept: true },
}));

const page = globalThis as unknown as Record<string, unknown>;
/** The scripts put into the page; none is really fetched. */
const scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  delete page.dataLayer;
  delete page.fbq;
  scripts.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
});

/** Google's script tells commands from other entries by their being an `arguments` object. */
const commands = () =>
  ((page.dataLayer ?? []) as readonly object[]).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });

test('a service is loaded once, told each change of the choice around it, and ended by a reload unless it is turned on again', () => {
  document.body.innerHTML = '<div data-corner-box></div>';
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
  followConsent();
  expect(commands()).toEqual([]);
  decide(accepted, 'banner');
  decide(accepted, 'panel');
  decide(configured({ ...accepted.choice, marketing: false }), 'panel');
  decide(configured({ ...accepted.choice, marketing: false }), 'panel');
  decide(accepted, 'panel');
  expect(commands().filter(([command]) => command === 'consent')).toMatchObject([
    ['consent', 'default', { ad_storage: 'granted' }],
    ['consent', 'update', { ad_storage: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted' }],
  ]);
  const askingForReload = () => document.querySelectorAll(`[aria-label="${cookieReload.label}"]`).length;
  expect(askingForReload()).toBe(0);
  decide(rejected, 'panel');
  expect(askingForReload()).toBe(1);
  decide(accepted, 'panel');
  expect(askingForReload()).toBe(0);
  expect(scripts).toHaveLength(1);
});

test('Google Analytics is told first what the consent covers; withdrawal silences it until a new consent', () => {
  startService(ga, onlyAnalytics);
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtag/js?id=G-ABC123', true],
  ]);
  const covered = {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(commands()).toEqual([
    ['consent', 'default', covered],
    ['js', expect.any(Date)],
    ['config', 'G-ABC123'],
  ]);
  updateService(ga, essentialOnly);
  expect(page['ga-disable-G-ABC123']).toBe(true);
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  updateService(ga, accepted.choice);
  expect(page['ga-disable-G-ABC123']).toBe(false);
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'granted' }]);
});

test('the Meta pixel keeps its commands until its script takes over', () => {
  startService(meta, accepted.choice);
  updateService(meta, essentialOnly);
  const fbq = page.fbq as { queue: unknown[]; callMethod?: unknown } & ((...command: unknown[]) => void);
  expect(scripts.map(({ src }) => new URL(src).origin)).toEqual(['https://connect.facebook.net']);
  expect(fbq.queue).toEqual([
    ['init', '123'],
    ['track', 'PageView'],
    ['consent', 'revoke'],
  ]);
  const taken: unknown[] = [];
  fbq.callMethod = (...command: unknown[]) => taken.push(command);
  updateService(meta, accepted.choice);
  expect(taken).toEqual([['consent', 'grant']]);
});

test('Plausible is told the site by its script', () => {
  startService({ kind: 'plausible', domain: 'cometta.example' }, onlyAnalytics);
  expect(scripts[0]?.dataset.domain).toBe('cometta.example');
});
