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

/**
 * Records what the live regions of the page as it is now are told: every text that they get from now on.
 * @returns what was said since the last call, the empty texts left out
 */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (region) regions.add(region);
      }
      for (const region of regions) if (region.textContent?.trim()) texts.push(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.evaluate((texts) => texts.splice(0));
}

/**
 * Holds back what a page asks for, as a slow line does.
 * @returns lets it come
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** How far things have moved on a page since it began to load, and what its largest paint is: an element, or the banner. Runs in the page. */
export async function paints(): Promise<{ shift: number; largest: string }> {
  const read = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const shifts = await read('layout-shift');
  const last = (await read('largest-contentful-paint')).at(-1);
  const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
  return {
    shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    largest: element?.closest('.cookies') ? 'banner' : (element?.closest('h1, p, section')?.localName ?? ''),
  };
}

/** How wide a page is: wider than its view where it scrolls sideways. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** How many things move on a page for longer than a moment. Runs in the page. */
export function countMoving(): number {
  const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return ends.filter((end) => end > 50).length;
}
