import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded and has begun whatever it does by itself: its fonts are there, and the browser has
 * twice been idle, which is when scripts and requests that can wait are started. For what should not happen, where
 * there is nothing to wait for.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let time = 0; time < 2; time += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
    }
    // Asked last and answered last: what was asked for before has been noticed by now.
    await fetch('/speculation-rules.json');
  });
}
