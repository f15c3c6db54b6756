import { setTimeout as sleep } from 'node:timers/promises';
import { referralPage } from '#features/referral/payload.ts';
import { openChromium, openTab } from '../support/tab.ts';
import { expect, test } from '../support/test.ts';

/** What the second page says about its own arrival; times in milliseconds of its own clock. */
interface Arrival {
  /** When it was shown; 0 for a page that was not rendered ahead. */
  readonly shown: number;
  readonly isFetched: boolean;
  /** When its requests started: to the server's endpoints, and for the banner's style sheet. */
  readonly calls: readonly number[];
  readonly banner: readonly number[];
}

/**
 * Rests on a link of the home page's header as someone who has not decided about cookies, then follows it.
 * @param target where the header's link to `/sobre` is made to lead
 */
async function follow(origin: string, target: string): Promise<Arrival> {
  const chrome = await openChromium();
  try {
    const tab = await openTab(chrome.port, `${origin}/`);
    await tab.arrive(`${origin}/`);
    const { x, y } = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('nav a[href="/sobre"]');
      link.href = '${target}';
      link.id = 'second-page';
      const { left, top } = link.getBoundingClientRect();
      return { x: left + 5, y: top + 5 };
    })()`);
    await sleep(500);
    await tab.mouse('mouseMoved', x, y);
    // Long enough for the other page to do too early whatever it would do: the banner comes after one second.
    await sleep(2500);
    // As the keyboard does it: a click by pointer beside the banner would decide.
    await tab.evaluate(`document.getElementById('second-page').click()`);
    await tab.arrive(`${origin}${target}`);
    const isSettled = `document.querySelector('.cookies') !== null
      && (!location.search || performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/')))`;
    await expect.poll(() => tab.evaluate(isSettled)).toBe(true);
    return await tab.evaluate<Arrival>(`(() => {
      const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
      const starts = (part) => performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes(part)).map(({ startTime }) => startTime);
      return {
        shown: activationStart,
        isFetched: deliveryType === 'navigational-prefetch',
        calls: starts('/api/'),
        banner: starts('/banner.'),
      };
    })()`);
  } finally {
    chrome.kill();
  }
}

test('a page rendered ahead counts nobody and asks for no decision before it is shown', {
  tag: '@desktop',
}, async ({ baseURL }) => {
  const { shown, calls, banner } = await follow(baseURL ?? '', `${referralPage}?link=jornal.example`);
  expect(shown).toBeGreaterThan(1000);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toBeGreaterThanOrEqual(shown);
  expect(banner).toHaveLength(1);
  expect(banner[0]).toBeGreaterThanOrEqual(shown + 990);
});

for (const path of ['/portal-ai-waitlist', '/politica-de-cookies', '/politica-de-privacidade']) {
  test(`${path}, which holds what the visitor did, is fetched ahead but not rendered`, {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const { shown, isFetched } = await follow(baseURL ?? '', path);
    expect(shown).toBe(0);
    expect(isFetched).toBe(true);
  });
}
