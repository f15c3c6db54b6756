import { cookiePanel } from '#content/cookies.ts';
import {
  banner,
  categorySwitch,
  preferencesPath,
  savePreferences,
  storedConsent,
  watchProofs,
} from '../support/consent.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const saved = 'Suas preferências foram salvas com sucesso!';

// R-CNS-1, R-CNS-8, R-CNS-9, R-CNS-10, R-CNS-11, R-CNS-12, R-CNS-13
test('saves a choice, says so for 3 s, dates it and brings it back', async ({ page }) => {
  const proofs = watchProofs(page);
  await page.clock.install({ time: '2026-03-12T17:05:00Z' });
  await page.goto(preferencesPath);
  await expect(categorySwitch(page, 'essential')).toBeChecked();
  await expect(categorySwitch(page, 'essential')).toBeDisabled();
  await expect(page.getByText('Obrigatório', { exact: true })).toBeVisible();
  await expect(page.getByText(cookiePanel.notice, { exact: false })).toBeVisible();
  await expect(page.getByText(cookiePanel.hint, { exact: false })).toBeVisible();
  await categorySwitch(page, 'analytics').click();
  await page.clock.pauseAt('2026-03-12T17:06:00Z');
  await savePreferences(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('Última atualização: 12/03/2026 14:06')).toBeVisible();
  await page.clock.runFor(2990);
  await expect(page.getByText(saved)).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByText(saved)).toHaveCount(0);

  const choice = { essential: true, analytics: true, functional: false, marketing: false };
  const consent = await storedConsent(page);
  expect(consent).toMatchObject({
    cookieConsent: 'configured',
    cookieConsentDate: expect.stringMatching(/^2026-03-12T17:06:00\.\d{3}Z$/),
  });
  expect(JSON.parse(consent.cookiePreferences ?? '')).toEqual(choice);
  expect(proofs).toEqual([
    {
      receipt: consent.cookieConsentReceipt,
      decision: choice,
      policy_version: consent.cookieConsentVersion,
      layer: 'panel',
    },
  ]);

  await page.reload();
  await expect(categorySwitch(page, 'analytics')).toBeChecked();
  await expect(page.getByText('Última atualização: 12/03/2026 14:06')).toBeVisible();
});

test('is accessible, also with the success shown', { tag: '@both' }, async ({ page }) => {
  await page.goto(preferencesPath);
  await savePreferences(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('Redefinir changes the panel alone (R-CNS-14)', async ({ page }) => {
  await page.goto(preferencesPath);
  await categorySwitch(page, 'marketing').click();
  await savePreferences(page);
  const before = await storedConsent(page);
  await page.getByRole('button', { name: 'Redefinir' }).click();
  await expect(categorySwitch(page, 'essential')).toBeChecked();
  await expect(categorySwitch(page, 'marketing')).not.toBeChecked();
  expect({ ...(await storedConsent(page)), cookieConsentPending: '' }).toEqual({
    ...before,
    cookieConsentPending: '',
  });
  await page.reload();
  await expect(categorySwitch(page, 'marketing')).toBeChecked();
});

test('works by keyboard (R-PAGE-20)', async ({ page }) => {
  await page.goto(preferencesPath);
  await expect(categorySwitch(page, 'functional')).toBeEnabled();
  await categorySwitch(page, 'functional').focus();
  await page.keyboard.press('Space');
  await expect(categorySwitch(page, 'functional')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(saved)).toBeVisible();
});

test('the receipt can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(preferencesPath);
  await savePreferences(page);
  await page.getByRole('button', { name: cookiePanel.copy }).click();
  await expect(page.getByRole('button', { name: cookiePanel.copied })).toBeVisible();
  const { cookieConsentReceipt } = await storedConsent(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cookieConsentReceipt);
});

test.describe('with the banner', () => {
  test.use({ visitor: 'undecided' });

  test('switches decide nothing until they are saved, and saving closes the banner', async ({ page }) => {
    await page.goto(preferencesPath);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Última atualização')).toHaveCount(0);
    await categorySwitch(page, 'marketing').click();
    expect(await storedConsent(page)).toEqual({});
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Salvar Preferências' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.cookies')).toHaveCount(0);
    expect((await storedConsent(page)).cookieConsent).toBe('configured');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that there is nothing to choose', async ({ page }) => {
    await page.goto(preferencesPath);
    await expect(page.getByText(cookiePanel.offline)).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Salvar Preferências' })).toHaveCount(0);
  });
});
