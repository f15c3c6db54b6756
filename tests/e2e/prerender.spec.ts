// R-PAGE-17
import { setTimeout as sleep } from 'node:timers/promises';
import { openChromium, openTab } from '../support/browser/browser-tab.ts';
import { expect, test } from '../support/test.ts';

const target = '/sites-para-jornais?link=jornal.example';

/** By someone who has not decided about cookies, rests on a link of the home page's header and follows it once the browser has got it ahead. */
test('a page rendered ahead counts nobody and asks for no decision before it is shown', async ({
  ownServer,
}) => {
  const server = await ownServer({ LOG_LEVEL: 'info' });
  const calls = () => server.output().split('"path":"/api/').length - 1;
  const chrome = await openChromium();
  try {
    const tab = await openTab(chrome.port, `${server.url}/`);
    await tab.arrive(`${server.url}/`);
    const { x, y } = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('nav a[href="/sobre"]');
      link.href = '${target}';
      link.id = 'second-page';
      const { left, top } = link.getBoundingClientRect();
      return { x: left + 5, y: top + 5 };
    })()`);
    await tab.candidate(server.url + target);
    await tab.mouse('mouseMoved', x, y);
    await tab.ahead(server.url + target, 'Prerender');
    // Longer than the second after which the banner comes.
    await sleep(1200);
    expect(calls()).toBe(0);
    // As the keyboard does it: a click by pointer beside the banner would decide.
    await tab.evaluate(`document.getElementById('second-page').click()`);
    await tab.arrive(server.url + target);
    let banner = 0;
    await expect
      .poll(async () => {
        banner = await tab.evaluate<number>(`document.querySelector('.cookies') ? performance.now() : 0`);
        return banner;
      })
      .toBeGreaterThan(0);
    const shown = await tab.evaluate<number>(`performance.getEntriesByType('navigation')[0].activationStart`);
    expect(shown).toBeGreaterThan(1000);
    expect(banner).toBeGreaterThanOrEqual(shown + 990);
    // The visit that a link brought, and that the page was seen.
    await expect.poll(calls).toBe(2);
  } finally {
    chrome.kill();
  }
});
