import { cookiePanel, cookieReload } from '#content/cookies.ts';
import { banner, categorySwitch, preferencesPath, savePreferences } from '../support/consent.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { buildWithServices, type SiteCopy } from '../support/site-copy.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';
import { startThirdParty, type ThirdParty } from '../support/third-party.ts';

// The services are part of the build: a copy of the site is built once, with a service of this machine's own.
test.describe('a site with a service', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ visitor: 'undecided' });

  let thirdParty: ThirdParty;
  let copy: SiteCopy;
  let server: TestServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    thirdParty = await startThirdParty();
    copy = await buildWithServices([
      {
        kind: 'custom',
        name: 'Contador de teste',
        category: 'analytics',
        script: `${thirdParty.origin}/service.js`,
        connect: [thirdParty.origin],
        images: [],
        cookies: ['standin', 'standin_*'],
      },
    ]);
    server = await startServer({}, copy.folder);
  });

  test.afterAll(async () => {
    await server?.stop();
    server?.removeData();
    copy?.remove();
    thirdParty?.close();
  });

  test.beforeEach(() => {
    thirdParty.requests.length = 0;
  });

  test('lets the browser reach its origins and no other', async ({ request }) => {
    const policy = (await request.get(server.url)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${thirdParty.origin};`);
    expect(policy).toMatch(new RegExp(`script-src 'self' ${thirdParty.origin} 'sha256-`));
    expect(policy.match(/https?:[^\s;]+/g)).toEqual([thirdParty.origin, thirdParty.origin]);
  });

  test('asks it for nothing before consent, and for its script once after (R-CNS-17)', async ({ page }) => {
    await page.goto(`${server.url}/contato`);
    await expect(banner(page)).toBeVisible();
    expect(thirdParty.requests).toEqual([]);
    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await expect.poll(() => thirdParty.requests).toEqual(['/service.js', '/visit']);
    expect(await page.evaluate(() => document.cookie)).toBe('standin=1; standin_visit=2');

    // A page later it is loaded again, once.
    await page.goto(`${server.url}/sobre`);
    await expect.poll(() => thirdParty.requests.slice(2)).toEqual(['/service.js', '/visit']);
  });

  test('asks it for nothing after a refusal', async ({ page }) => {
    await page.goto(`${server.url}/contato`);
    await banner(page).getByRole('button', { name: 'Recusar' }).click();
    await expect(page.locator('.cookies')).toHaveCount(0);
    await page.goto(`${server.url}/sobre`);
    await settled(page);
    expect(thirdParty.requests).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('takes it away on withdrawal: cookies at once, the script by a reload (R-CNS-18)', async ({
    page,
    context,
  }) => {
    await page.goto(`${server.url}${preferencesPath}`);
    await expect(page.getByText('Contador de teste (cookies: standin, standin_*)')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.locator('.cookies')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(`${server.url}/contato`);
    await expect.poll(() => other.evaluate(() => document.cookie)).toBe('standin=1; standin_visit=2');

    await page.bringToFront();
    await categorySwitch(page, 'analytics').click();
    await savePreferences(page);
    const notice = page.getByRole('region', { name: cookieReload.label });
    await expect(notice.getByRole('status')).toHaveText(cookieReload.text);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    // The other tab has it in the page too.
    await expect(other.getByRole('region', { name: cookieReload.label })).toBeVisible();
    await expectNoAxeViolations(page);

    await other.close();
    thirdParty.requests.length = 0;
    await notice.getByRole('button', { name: cookieReload.action }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(cookiePanel.updated)).toBeVisible();
    await page.goto(`${server.url}/contato`);
    await settled(page);
    expect(thirdParty.requests).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('turns off in the panel what is turned on there, without a reload in between', async ({ page }) => {
    await page.goto(`${server.url}${preferencesPath}`);
    await categorySwitch(page, 'analytics').click();
    await savePreferences(page);
    await expect.poll(() => thirdParty.requests).toEqual(['/service.js', '/visit']);
    await categorySwitch(page, 'analytics').click();
    await savePreferences(page);
    const notice = page.getByRole('region', { name: cookieReload.label });
    await expect(notice).toBeVisible();
    // Whoever changes their mind again need not reload.
    await categorySwitch(page, 'analytics').click();
    await savePreferences(page);
    await expect(notice).toHaveCount(0);
    expect(thirdParty.requests).toEqual(['/service.js', '/visit']);
  });
});
