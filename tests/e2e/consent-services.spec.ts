import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookiePanel, cookieReload } from '#content/cookies.ts';
import { banner, categorySwitch, preferencesPath, savePreferences } from '../support/browser/consent.ts';
import { settled } from '../support/browser/settled.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { buildWithService, counter } from '../support/site-copy.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const { origin } = new URL(counter.kind === 'custom' ? counter.script : '');
/** What its script does: it sets cookies on the page's site, as such scripts do, and sends a visit. */
const script = `document.cookie = 'standin=1; Path=/; Max-Age=9999';
document.cookie = 'standin_visit=2; Path=/; Max-Age=9999';
fetch(new URL('/visit', document.currentScript.src), { method: 'POST' });`;

// Services are part of the build: a copy of the site has one.
test.describe.configure({ mode: 'serial' });
test.use({ visitor: 'undecided' });

const started = new AsyncDisposableStack();
let server: TestServer;
/** The paths that were asked of the service. */
const asked: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  let folder = process.env.SITE_WITH_SERVICE;
  if (!folder) {
    folder = started.use(mkdtempDisposableSync(join(tmpdir(), 'site-copy-'))).path;
    await buildWithService(folder);
  }
  server = started.use(await startServer({}, folder));
});

test.afterAll(() => started.disposeAsync());

test.beforeEach(async ({ context }) => {
  asked.length = 0;
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname === '/service.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
});

test('a service is asked for nothing before consent, and for its script once after (R-CNS-17)', async ({
  page,
}) => {
  const answer = await page.goto(`${server.url}/contato`);
  // The browser may reach its origin and no other.
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy).toMatch(new RegExp(`script-src 'self' ${origin} 'sha256-`));
  expect(policy.match(/https?:[^\s;]+/g)).toEqual([origin, origin]);
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
  await banner(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => asked).toEqual(['/service.js', '/visit']);
  expect(await page.evaluate(() => document.cookie)).toBe('standin=1; standin_visit=2');

  // A page later it is loaded again, once.
  await page.goto(`${server.url}/sobre`);
  await expect.poll(() => asked.slice(2)).toEqual(['/service.js', '/visit']);
});

test('a service is taken away on withdrawal: cookies at once, the script by a reload (R-CNS-18)', async ({
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
  asked.length = 0;
  await notice.getByRole('button', { name: cookieReload.action }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(cookiePanel.updated)).toBeVisible();
  await page.goto(`${server.url}/contato`);
  await settled(page);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
