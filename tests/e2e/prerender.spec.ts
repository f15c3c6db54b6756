// R-PAGE-17
import { setTimeout as sleep } from 'node:timers/promises';
import { openChromium, openTab, type Tab } from '../support/browser-tab.ts';
import { expect, test } from '../support/test.ts';

/** What the second page says about its own arrival; times in milliseconds of its own clock. */
interface Arrival {
  /** When it was shown; 0 for a page that was not rendered ahead. */
  readonly shown: number;
  readonly isFetched: boolean;
  /** When the banner was first seen there. */
  readonly banner: number;
}

/**
 * As someone who has not decided about cookies, rests on the link to `/sobre` in the home page's header, which is made
 * to lead elsewhere, and follows it once the browser has got it ahead.
 * @param beforeClick called when the other page is there, and is given the time to do too early whatever it would do
 * @param beforeEnd called when the other page is shown and has its banner
 */
async function follow(
  origin: string,
  target: string,
  how: 'Prefetch' | 'Prerender',
  { beforeClick, beforeEnd }: { beforeClick?: () => Promise<void>; beforeEnd?: () => Promise<void> } = {},
): Promise<Arrival> {
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
    await tab.candidate(`${origin}${target}`);
    await tab.mouse('mouseMoved', x, y);
    await tab.ahead(`${origin}${target}`, how);
    await beforeClick?.();
    // As the keyboard does it: a click by pointer beside the banner would decide.
    await tab.evaluate(`document.getElementById('second-page').click()`);
    await tab.arrive(`${origin}${target}`);
    const arrival = await arrivalOf(tab);
    await beforeEnd?.();
    return arrival;
  } finally {
    chrome.kill();
  }
}

async function arrivalOf(tab: Tab): Promise<Arrival> {
  let banner = 0;
  await expect
    .poll(async () => {
      banner = await tab.evaluate<number>(`document.querySelector('.cookies') ? performance.now() : 0`);
      return banner;
    })
    .toBeGreaterThan(0);
  const navigation = await tab.evaluate<Omit<Arrival, 'banner'>>(`(() => {
    const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
    return { shown: activationStart, isFetched: deliveryType === 'navigational-prefetch' };
  })()`);
  return { ...navigation, banner };
}

test('a page rendered ahead counts nobody and asks for no decision before it is shown', async ({
  ownServer,
}) => {
  const server = await ownServer({ LOG_LEVEL: 'info' });
  const calls = () => server.output().split('"path":"/api/').length - 1;
  let early: number | undefined;
  const { shown, banner } = await follow(server.url, '/sites-para-jornais?link=jornal.example', 'Prerender', {
    async beforeClick() {
      // Longer than the second after which the banner comes.
      await sleep(1200);
      early = calls();
    },
    // The visit that a link brought, and that the page was seen.
    beforeEnd: () => expect.poll(calls).toBe(2),
  });
  expect(shown).toBeGreaterThan(1000);
  expect(early).toBe(0);
  expect(banner).toBeGreaterThanOrEqual(shown + 990);
});

test('a page that holds what the visitor did is fetched ahead but not rendered, and says that it was seen (R-EQ-30)', async ({
  ownServer,
}) => {
  const server = await ownServer({ LOG_LEVEL: 'info' });
  const { shown, isFetched } = await follow(server.url, '/portal-ai-waitlist', 'Prefetch', {
    beforeEnd: () => expect.poll(() => server.output().includes('"path":"/api/counts"')).toBe(true),
  });
  expect(shown).toBe(0);
  expect(isFetched).toBe(true);
});
