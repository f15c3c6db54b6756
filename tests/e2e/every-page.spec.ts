import { builtPages } from '../support/pages.ts';
import { settled } from '../support/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const unknown = '/pagina-que-nao-existe';
/** What axe may judge otherwise on a phone; its other rules read markup, which is the same. */
const rulesOfLayout = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

// The sitemap's pages, the one that search engines are not shown, and the answer to an unknown path.
for (const path of [...builtPages(), '/copyright', unknown]) {
  test(`${path} fits a desktop, a phone and 320 px, and passes axe`, async ({ page, allowError }) => {
    if (path === unknown) allowError(/status of 404/);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto(path);
    expect(await width()).toBe(1440);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await width()).toBe(390);
    await expectNoAxeViolations(page, undefined, rulesOfLayout);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await width()).toBe(320);
  });
}

test('a letter that Portuguese does not have brings the whole font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('/portal-ai-waitlist');
  await settled(page);
  expect(fonts).toHaveLength(1);
  await page.getByRole('textbox').first().fill('Åsa Ødegård');
  await expect.poll(() => fonts.length).toBe(2);
});

test('a page starts at its top, wherever the page before was left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
  await expect(page).toHaveURL(/\/contato$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page whose scripts never arrive keeps its words', async ({ page }) => {
  test.setTimeout(120_000);
  // Small scripts stand in the page itself.
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script') return route.abort();
    if (type !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });
  for (const path of builtPages()) {
    await page.goto(path);
    const lost = await page.getByRole('main').evaluate(async (main) => {
      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const found: (string | null)[] = [];
      for (const heading of main.querySelectorAll('h1, h2, h3')) {
        // The demonstration of the newsletter shows one reader at a time, chosen without any script.
        if (heading.closest('dialog, #demo') || !isHidden(heading)) continue;
        // What is not shown at once has a link in the page that shows it.
        main.querySelector<HTMLElement>(`a[href="#${heading.closest('[id]')?.id}"]`)?.click();
        for (let frame = 0; frame < 120 && isHidden(heading); frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        if (isHidden(heading)) found.push(heading.textContent);
      }
      return found;
    });
    expect(lost, path).toEqual([]);
  }
});
