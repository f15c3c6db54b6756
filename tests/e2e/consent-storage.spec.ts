import type { Page } from '@playwright/test';
import { cookiePanel } from '#content/cookies.ts';
import { banner, categorySwitch, preferencesPath, storedConsent, watchProofs } from '../support/consent.ts';
import { everyPageScript } from '../support/page-scripts.ts';
import { settled } from '../support/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test.use({ visitor: 'undecided' });

const accept = (page: Page) => banner(page).getByRole('button', { name: 'Aceitar' }).click();
const store = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, values);

const all = '{"essential":true,"analytics":true,"functional":true,"marketing":true}';
const corrupt: readonly Readonly<Record<string, string>>[] = [
  { cookieConsent: 'true' },
  { cookieConsent: 'configured', cookiePreferences: '{"essential":tr' },
  { cookieConsent: 'rejected', cookiePreferences: all },
  { cookieConsent: 'accepted', cookieConsentDate: '2026-99-99T00:00:00Z' },
];

test('storage that holds anything wrong counts as undecided: the visitor is asked again (R-CNS-15)', async ({
  page,
}) => {
  await page.goto('/politica-de-cookies');
  for (const values of corrupt) {
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, values);
    await page.reload();
    await expect(banner(page), JSON.stringify(values)).toBeVisible();
    await expect(categorySwitch(page, 'marketing')).not.toBeChecked();
  }
});

test('who decided about another text is asked again, and finds the old choice in the panel (R-CNS-20)', async ({
  page,
}) => {
  const preferences = '{"essential":true,"analytics":true,"functional":false,"marketing":false}';
  await store(page, {
    cookieConsent: 'configured',
    cookiePreferences: preferences,
    cookieConsentDate: '2026-01-05T12:00:00.000Z',
    cookieConsentVersion: 'ffffffffffffffff',
  });
  await page.goto(preferencesPath);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(cookiePanel.outdated)).toBeVisible();
  await expect(categorySwitch(page, 'analytics')).toBeChecked();
  await expect(categorySwitch(page, 'marketing')).not.toBeChecked();
});

test('who has decided downloads no React and sees no banner', async ({ page }) => {
  await store(page, { cookieConsent: 'accepted', cookieConsentDate: new Date().toISOString() });
  const scripts: string[] = [];
  await page.clock.install();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/contato');
  await settled(page);
  // Past the moment at which an undecided visitor would see the banner.
  await page.clock.fastForward(1500);
  await settled(page);
  expect(scripts.filter((path) => !everyPageScript.test(path))).toEqual([]);
  await expect(page.locator('.cookies')).toHaveCount(0);
});

test('two tabs agree: one decides, and the banner of the other goes (R-CNS-16)', async ({
  page,
  context,
}) => {
  await page.goto(preferencesPath);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contato');
  await accept(other);
  await expect(page.locator('.cookies')).toHaveCount(0);
  for (const category of ['analytics', 'functional', 'marketing'] as const) {
    await expect(categorySwitch(page, category)).toBeChecked();
  }
});

test('blocked storage breaks nothing: the choice lives for the page view (R-CNS-15)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const proofs = watchProofs(page);
  await page.goto(preferencesPath);
  await accept(page);
  await expect(page.locator('.cookies')).toHaveCount(0);
  await expect(categorySwitch(page, 'analytics')).toBeChecked();
  expect(proofs).toHaveLength(1);
  await page.goto('/contato');
  await expect(banner(page)).toBeVisible();
});

test('a full storage breaks nothing either', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(preferencesPath);
  await accept(page);
  await expect(page.locator('.cookies')).toHaveCount(0);
  await expect(categorySwitch(page, 'marketing')).toBeChecked();
});

test('a proof that the server could not take is sent on the next page', async ({ page, allowError }) => {
  allowError(/api\/consents/);
  await page.route('**/api/consents', (route) => route.abort(), { times: 1 });
  const proofs = watchProofs(page);
  await page.goto('/contato');
  await accept(page);
  await expect(page.locator('.cookies')).toHaveCount(0);
  expect((await storedConsent(page)).cookieConsent).toBe('accepted');
  await page.goto('/sobre');
  await expect.poll(async () => (await storedConsent(page)).cookieConsentPending).toBe('[]');
  expect(proofs).toHaveLength(2);
  expect(proofs[1]).toEqual(proofs[0]);
});

test.describe('Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
  });

  test('no banner insists, the panel says so, and the proof is stored once (R-CNS-21)', async ({ page }) => {
    const proofs = watchProofs(page);
    const stored = page.waitForResponse('**/api/consents');
    await page.clock.install();
    await page.goto('/contato');
    expect((await stored).status()).toBe(201);
    // Past the moment at which the banner would come.
    await page.clock.fastForward(1500);
    await settled(page);
    await expect(page.locator('.cookies')).toHaveCount(0);
    await page.goto(preferencesPath);
    await expect(page.getByText('Sinal de privacidade do navegador respeitado')).toBeVisible();
    await expect(categorySwitch(page, 'analytics')).not.toBeChecked();
    await expect(categorySwitch(page, 'marketing')).not.toBeChecked();
    await expectNoAxeViolations(page);
    expect(proofs).toEqual([
      {
        receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
        decision: { essential: true, analytics: false, functional: false, marketing: false },
        policy_version: await page.locator('html').getAttribute('data-consent'),
        layer: 'signal',
      },
    ]);
    const [{ receipt } = { receipt: '' }] = proofs as { receipt: string }[];
    await expect(page.getByText(receipt)).toBeVisible();
    // The signal is not a choice of the visitor's.
    expect((await storedConsent(page)).cookieConsent).toBeUndefined();
  });

  test('an explicit choice wins (R-CNS-21)', async ({ page }) => {
    await page.goto(preferencesPath);
    await categorySwitch(page, 'analytics').click();
    await page.getByRole('button', { name: 'Salvar Preferências' }).click();
    await expect(page.getByText('Sinal de privacidade do navegador respeitado')).toBeHidden();
    await page.reload();
    await expect(categorySwitch(page, 'analytics')).toBeChecked();
  });

  test('the site says that it obeys', async ({ request }) => {
    const response = await request.get('/.well-known/gpc.json');
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});
