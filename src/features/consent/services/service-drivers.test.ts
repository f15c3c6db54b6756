// @vitest-environment happy-dom
// R-CNS-22
import { beforeEach, expect, test, vi } from 'vitest';
import { accepted, type Choice, essentialOnly } from '#features/consent/state/state.ts';
import { startService, updateService } from './service-drivers.ts';

const ga = { kind: 'google-analytics', id: 'G-ABC123' } as const;
const meta = { kind: 'meta-pixel', id: '123' } as const;
const onlyAnalytics: Choice = { ...essentialOnly, analytics: true };

/** The scripts put into the page; none is really fetched. */
function watchScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  return scripts;
}

const page = globalThis as unknown as Record<string, unknown>;
beforeEach(() => {
  delete page.dataLayer;
  delete page.fbq;
});

/** Google's script tells commands from other entries by their being an `arguments` object. */
const commands = () =>
  (page.dataLayer as readonly object[]).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });

test('Google Analytics is told first what the consent covers; withdrawal silences it until a new consent', () => {
  const scripts = watchScripts();
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
  const scripts = watchScripts();
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
  const scripts = watchScripts();
  startService({ kind: 'plausible', domain: 'cometta.example' }, onlyAnalytics);
  expect(scripts[0]?.dataset.domain).toBe('cometta.example');
});
