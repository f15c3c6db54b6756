// R-PAGE-17
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'puppeteer-core';
import { openChromium } from '../support/browser/chromium.ts';
import { expect, test } from '../support/test.ts';

const path = '/sites-para-jornais';

/** By someone who has not decided about cookies, rests on a link of the home page's header and follows it once the browser has got it ahead. */
test('a page rendered ahead counts nobody before it is shown', async ({ ownServer }) => {
  const server = await ownServer({ LOG_LEVEL: 'info' });
  const calls = () => server.output().split('"path":"/api/').length - 1;
  const chrome = await openChromium();
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null });
    const page = await browser.newPage();
    await page.goto(server.url);
    const link = await page.waitForSelector('nav a[href="/sobre"]');
    await link?.evaluate(
      (element, href) => element.setAttribute('href', href),
      `${path}?link=jornal.example`,
    );
    // The browser has to know the new address when the mouse comes.
    await expect(async () => {
      await page.mouse.move(20, 700);
      await link?.hover();
      await sleep(500);
      expect(server.output()).toContain(`"path":"${path}"`);
    }).toPass();
    // Longer than the second after which the banner comes.
    await sleep(1200);
    expect(calls()).toBe(0);
    // As the keyboard does it: a click by pointer beside the banner would decide.
    await link?.evaluate((element) => element.click());
    let banner = 0;
    const read = `location.pathname === '${path}' && document.querySelector('.cookies') && performance.now()`;
    await expect
      .poll(async () => {
        // A page that is just going away has no answer.
        banner = Number(await page.evaluate(read).catch(() => 0));
        return banner;
      })
      .toBeGreaterThan(0);
    // Later than 0 where it was rendered ahead, and not only fetched.
    const shown = Number(
      await page.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`),
    );
    expect(shown).toBeGreaterThan(1000);
    expect(banner).toBeGreaterThanOrEqual(shown + 990);
    // The visit that a link brought, and that the page was seen.
    await expect.poll(calls).toBe(2);
  } finally {
    chrome.kill();
  }
});
