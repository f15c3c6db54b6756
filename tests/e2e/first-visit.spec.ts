import { pageCost } from '../../scripts/lib/page-cost.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a page names the rules by which browsers fetch ahead, and the browser takes them', async ({ page }) => {
  const rules = page.waitForResponse('**/speculation-rules.json');
  const response = await page.goto('/');
  expect(response?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
});

test.describe('a first visit', () => {
  test.use({ visitor: 'undecided' });

  test('of the home page downloads what its budget counts, the cookie banner included, and does not shift', {
    tag: '@both',
  }, async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('.cookies')).toBeVisible();
    const { files } = pageCost('index.html');
    const apart = ['/', '/favicon.svg', '/speculation-rules.json'];
    const downloaded = () => [...requested].filter((path) => !apart.includes(path)).sort();
    await expect.poll(downloaded).toEqual([...files].sort());
    await settled(page);
    expect(downloaded()).toEqual([...files].sort());
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect(shift).toBe(0);
  });
});
