import { type LaunchOptions, launch } from 'puppeteer-core';
import { testFlags } from '../../scripts/lib/chromium.mjs';
import type { Browser } from './tab.ts';

/** How long a command may take; a page that opens is one. */
const commandMs = 30_000;

/**
 * Starts Chromium (over its own protocol) or Firefox (over WebDriver BiDi), without a window.
 * @param browser which of the two
 * @param executablePath where it is installed
 * @param downloads folder for what it downloads
 */
export async function startPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  downloads: string,
): Promise<Browser> {
  const options: LaunchOptions = {
    chrome: {
      args: [...testFlags, '--force-prefers-reduced-motion'],
      headless: 'shell',
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    },
    firefox: {
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        // Its list of downloads would open and take focus from the page.
        'browser.download.alwaysOpenPanel': false,
        'browser.download.folderList': 2,
        // Going back to a page that was kept alive leaves the driver waiting for it for ever.
        'browser.sessionhistory.max_total_viewers': 0,
        // Like the other two, whose scroll bars take no room from the page.
        'ui.useOverlayScrollbars': 1,
        'ui.prefersReducedMotion': 1,
      },
    },
  }[browser] as LaunchOptions;
  const running = await launch({
    browser,
    executablePath,
    defaultViewport: null,
    protocolTimeout: commandMs,
    ...options,
  });
  // The first page of Firefox never has focus.
  const page = await running.newPage();
  if (browser === 'chrome') {
    // Without a window it has nobody to ask whether a page may copy.
    const session = await page.createCDPSession();
    await session.send('Browser.grantPermissions', {
      permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
    });
  }
  return {
    version: (await running.version()).replace(/^.*\//, ''),
    downloads,
    tab: {
      goto: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
      },
      evaluate: (run, ...args) =>
        page.evaluate(`(${run}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
      resize: (size) => page.setViewport(size),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: async (key, modifier) => {
        if (modifier) await page.keyboard.down(modifier);
        await page.keyboard.press(key);
        if (modifier) await page.keyboard.up(modifier);
      },
    },
    close: () => running.close(),
  };
}
