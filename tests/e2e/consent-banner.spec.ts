// R-PAGE-4
import type { Page } from '@playwright/test';
import { cookieBanner } from '#content/cookies.ts';
import { banner, categorySwitch, preferencesPath, storedConsent, watchProofs } from '../support/consent.ts';
import { builtPages } from '../support/pages.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test.use({ visitor: 'undecided' });

const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const everything = { essential: true, analytics: true, functional: true, marketing: true };
const essentialOnly = { essential: true, analytics: false, functional: false, marketing: false };

/** Opens a page whose clock is moved by hand, and waits until it has nothing more to load. */
async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.pauseAt('2026-03-12T13:00:00Z');
}

test('comes 1000 ms after the load, goes 300 ms after the decision and does not come back (R-CNS-2, R-CNS-3)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await page.clock.pauseAt('2026-03-12T12:00:01Z');
  await page.goto('/contato', { waitUntil: 'networkidle' });
  await page.clock.runFor(990);
  expect(await page.locator('.cookies').count()).toBe(0);
  await page.clock.runFor(20);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Recusar').click();
  await expect(page.locator('.cookies')).toHaveAttribute('data-leaving', '');
  await page.clock.runFor(290);
  await expect(page.locator('.cookies')).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(page.locator('.cookies')).toHaveCount(0);

  await page.reload({ waitUntil: 'networkidle' });
  await page.clock.runFor(5000);
  await expect(page.locator('.cookies')).toHaveCount(0);
});

test('is gone at once where motion is reduced (R-CNS-3, R-CNS-4)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openWithStoppedClock(page, '/contato');
  // On a busy machine the script that counts the second may come after it.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(button(page, 'Aceitar')).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The smallest phone shows all that can be chosen.
  for (const name of ['Recusar', 'Aceitar', 'Fechar o aviso'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(banner(page).getByRole('link', { name: 'Saiba mais' })).toBeInViewport({ ratio: 1 });
  await button(page, 'Aceitar').click();
  await page.clock.runFor(2);
  await expect(page.locator('.cookies')).toHaveCount(0);
});

const ways = [
  ['Recusar', 'rejected', essentialOnly, (page: Page) => button(page, 'Recusar').click()],
  ['Aceitar', 'accepted', everything, (page: Page) => button(page, 'Aceitar').click()],
  ['the close button', 'rejected', essentialOnly, (page: Page) => button(page, 'Fechar o aviso').click()],
  ['the page behind', 'rejected', essentialOnly, (page: Page) => page.mouse.click(8, 300)],
  [
    'Escape in the banner',
    'rejected',
    essentialOnly,
    async (page: Page) => {
      await button(page, 'Aceitar').focus();
      await page.keyboard.press('Escape');
    },
  ],
] as const;

for (const [name, status, choice, decide] of ways) {
  test(`${name} stores ${status}, sends its proof, and the panel shows it (R-CNS-4, R-CNS-6, R-CNS-8)`, async ({
    page,
  }) => {
    const proofs = watchProofs(page);
    await page.goto('/contato');
    await expect(banner(page)).toBeVisible();
    const stored = page.waitForResponse('**/api/consents');
    await decide(page);
    await expect(page.locator('.cookies')).toHaveCount(0);
    expect((await stored).status()).toBe(201);
    const version = await page.locator('html').getAttribute('data-consent');
    const consent = await storedConsent(page);
    expect(consent.cookieConsent).toBe(status);
    expect(consent.cookieConsentDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(JSON.parse(consent.cookiePreferences ?? '')).toEqual(choice);
    expect(proofs).toEqual([
      {
        receipt: consent.cookieConsentReceipt,
        decision: choice,
        policy_version: version,
        layer: 'banner',
      },
    ]);
    // Three ways reject, and the panel shows what is stored.
    if (name !== 'Recusar' && name !== 'Aceitar') return;
    await page.goto(preferencesPath);
    for (const [category, isOn] of Object.entries(choice)) {
      const control = categorySwitch(page, category as keyof typeof choice);
      await expect(control).toBeChecked({ checked: isOn });
    }
    await expect(page.getByText(consent.cookieConsentReceipt ?? '')).toBeVisible();
  });
}

test('a click on the page does what it does, and rejects (R-CNS-6)', async ({ page }) => {
  await page.goto('/contato');
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .click();
  await expect(page).toHaveURL('/');
  expect((await storedConsent(page)).cookieConsent).toBe('rejected');
});

test('learning more decides nothing; the links to the policies accept (R-CNS-4)', async ({ page }) => {
  await page.goto('/contato');
  await banner(page).getByRole('link', { name: 'Saiba mais' }).click();
  await expect(page).toHaveURL('/politica-de-cookies');
  expect(await storedConsent(page)).toEqual({});
  // Reading the policy decides nothing either.
  await expect(banner(page)).toBeVisible();
  await page.getByRole('heading', { name: 'O que são cookies' }).click();
  expect(await storedConsent(page)).toEqual({});
  await banner(page).getByRole('link', { name: cookieBanner.read[3] }).click();
  await expect(page).toHaveURL('/politica-de-privacidade');
  expect((await storedConsent(page)).cookieConsent).toBe('accepted');
  await expect.poll(async () => (await storedConsent(page)).cookieConsentPending).toBe('[]');
});

test('going back to a page that still had the banner finds it gone', async ({ page }) => {
  await page.goto('/contato');
  await banner(page).getByRole('link', { name: 'Saiba mais' }).click();
  await expect(page).toHaveURL('/politica-de-cookies');
  await button(page, 'Aceitar').click();
  await expect(page.locator('.cookies')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/contato');
  await expect(page.locator('.cookies')).toHaveCount(0);
});

for (const path of ['/', '/politica-de-cookies']) {
  const tag = path === '/' ? '@both' : [];
  test(`the banner of ${path} is accessible, weighs both answers alike and moves nothing (R-CNS-7)`, {
    tag,
  }, async ({ page }) => {
    // The font is in the cache for the second visit: what moves then is the banner's doing.
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('status')).toHaveText(cookieBanner.announcement);
    await expect.poll(() => page.locator('.cookies').evaluate((box) => box.getAnimations().length)).toBe(0);
    await expectNoAxeViolations(page, '.cookies');
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, boxShadow, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, boxShadow, fontSize, fontWeight };
      });
    expect(await look('Recusar')).toEqual(await look('Aceitar'));
    const { shift, largest } = await page.evaluate(async () => {
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
        largest: element?.closest('.cookies') ? 'banner' : 'page',
      };
    });
    expect(shift).toBe(0);
    expect(largest).toBe('page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
}

test('fits a view of 320 px by 256 px, as zoom makes it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/sobre');
  await button(page, 'Aceitar').focus();
  await expect(button(page, 'Aceitar')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Something is in view of what is taller than the room above it (WCAG 2.2, 2.4.11).
  const panel = page.getByRole('tabpanel');
  await panel.focus();
  const room = async () => {
    const [own, box] = await Promise.all([panel.boundingBox(), page.locator('.cookies').boundingBox()]);
    return own && box ? Math.min(own.y + own.height, box.y) - Math.max(own.y, 0) : 0;
  };
  await expect.poll(room).toBeGreaterThan(48);
});

test('the keyboard meets it after the skip link, and it never covers what has focus (R-CNS-25)', async ({
  page,
}) => {
  await page.goto('/contato');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: cookieBanner.more })).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Fechar o aviso')).toBeFocused();

  const seen = new Set<string>();
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() =>
      document.activeElement === document.body ? undefined : document.activeElement?.textContent?.trim(),
    );
    if (name === undefined) break;
    // The browser may scroll smoothly to what has focus.
    const isCovered = () =>
      page.evaluate(() => {
        const own = document.activeElement?.getBoundingClientRect();
        const box = document.querySelector('.cookies')?.getBoundingClientRect();
        return own !== undefined && box !== undefined && own.bottom > box.top && own.top < box.bottom;
      });
    await expect.poll(isCovered, `${name} lies under the banner`).toBe(false);
    seen.add(name);
  }
  expect([...seen]).toContain('Todos os termos');
  await expect(banner(page)).toBeVisible();

  await button(page, 'Recusar').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cookies')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: /página inicial/ })).toBeFocused();
});

test('what has focus already is moved out from under it when it comes', { tag: '@both' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await page.clock.pauseAt('2026-03-12T12:00:01Z');
  await page.goto('/contato', { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollBy({ top: 60, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  expect(await page.locator('.cookies').count()).toBe(0);
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
  const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => page.locator('.cookies').evaluate((box) => box.getBoundingClientRect().top);
  await expect.poll(async () => (await bottom()) - (await top())).toBeLessThanOrEqual(0);
  await expect(link).toBeFocused();
});

test('a keyboard user may go on without deciding', async ({ page }) => {
  await page.goto('/contato');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sobre');
  expect(await storedConsent(page)).toEqual({});
});

const paths = [...builtPages(), '/copyright', '/pagina-que-nao-existe'];
/** Each with a phone's bar or a desktop's card, in pixels. */
const views = [
  { width: 1440, height: 900 },
  { width: 1366, height: 660 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
for (let first = 0; first < paths.length; first += 6) {
  const some = paths.slice(first, first + 6);
  test(`never covers what ${some.join(', ')} say first, nor their buttons`, async ({ page, allowError }) => {
    allowError(/status of 404/);
    for (const path of some) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      for (const view of views) {
        await page.setViewportSize(view);
        expect.soft(await covered(page), `${path} at ${view.width}x${view.height}`).toEqual([]);
      }
      await page.setViewportSize(views[0] ?? { width: 1440, height: 900 });
    }
    // A bar on a phone, and a card in the corner of a desktop.
    const box = await page.locator('.cookies').boundingBox();
    expect(box?.width).toBe(360);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.locator('.cookies').boundingBox())?.height).toBeLessThanOrEqual(132);
    // A phone that is zoomed in: a third of the view, with both buttons in it.
    await page.setViewportSize({ width: 342, height: 192 });
    expect((await page.locator('.cookies').boundingBox())?.height).toBeLessThanOrEqual(64);
    for (const name of ['Recusar', 'Aceitar', 'Fechar o aviso'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
}

/** The lead and the buttons of the page's first section that lie under the banner before any scroll. */
function covered(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const banner = document.querySelector('.cookies')?.getBoundingClientRect();
    if (!banner) return ['no banner'];
    const first = document.querySelector('main section') ?? document.querySelector('main');
    return [...(first?.querySelectorAll('.type-lead, .actions .btn') ?? [])]
      .filter((element) => {
        const { width, left, right, top, bottom } = element.getBoundingClientRect();
        const isBeside = right <= banner.left || left >= banner.right;
        const isAboveOrBelow = bottom <= banner.top || top >= Math.min(innerHeight, banner.bottom);
        return width > 0 && !isBeside && !isAboveOrBelow;
      })
      .map((element) => element.textContent);
  });
}
