import type { Page } from '@playwright/test';

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
