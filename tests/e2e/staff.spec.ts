// R-EQ-18
import type { Page } from '@playwright/test';
import { heldPage, noticesPage } from '#content/staff/notices.ts';
import { staffFrame, staffViews } from '#content/staff/pages.ts';
import { requestPage } from '#content/staff/requests.ts';
import { attendance, erasure, filterForm, signUpPage, signUpsPage } from '#content/staff/sign-ups.ts';
import { saveGeneration } from '#features/copyright-generator/server/store.ts';
import { invitation } from '#features/referral/payload.ts';
import { connectDatabase } from '#server/database/database.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { widthOf } from '../support/browser/settled.ts';
import { generation } from '../support/database/generation.ts';
import { addNotice, addRequest, addSignUp, addVisit } from '../support/database/leads.ts';
import { dialogRow } from '../support/database/signups.ts';
import type { TestServer } from '../support/server.ts';
import { expect, expectNoAxeViolations, rulesOfLayout, test } from '../support/test.ts';

const credentials = { username: 'equipe', password: 'senha de doze' };
const person = 'Helena Prado';
/** Longer than a phone is wide. */
const email = 'helena.prado.de.almeida.siqueira@correiodoagrestedobrasil.example';
/** Longer than any screen is wide, without a place to break. */
const endless = 'Aaaaaaaaaa'.repeat(10);
test.use({ httpCredentials: { ...credentials, send: 'always' } });

/** Ten visitors, one of them with a portal, an overdue request and a notice that was given up. */
async function fill({ dataDir }: TestServer): Promise<{ readonly protocol: string }> {
  const handle = connectDatabase({ databaseUrl: undefined, dataDir });
  for (let n = 0; n < 8; n += 1) {
    await addSignUp(handle, `pessoa${n}@jornal.example`, { nome: `Pessoa Número ${n}` });
  }
  await addSignUp(handle, 'nove@jornal.example', { nome: endless, source: 'a'.repeat(60) });
  const id = await addSignUp(handle, email, {
    nome: person,
    phone: '(11) 98765-4321',
    has_news_portal: true,
    portal_name: 'Portal do Cais',
    portal_url: 'https://portaldocais.com.br',
  });
  await addNotice(handle, id, { state: 'dead', last_error: 'http 503' });
  const due_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const protocol = await addRequest(handle, email, { due_at, nome: endless });
  await saveGeneration(handle, generation(endless));
  const now = new Date().toISOString();
  await addVisit(handle, `${'a'.repeat(63)}.${'b'.repeat(63)}.example`, now);
  await addVisit(handle, invitation, now);
  await handle.close();
  return { protocol };
}

// Each is a long visit, with axe on most of its pages.
test.describe.configure({ timeout: 60_000 });

const done = (page: Page) => page.getByRole('main').getByRole('status');
const note = (page: Page) => page.getByRole('textbox', { name: attendance.note });

test('from the numbers to a person and back, by keys; whole at either width (R-EQ-7)', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ STAFF_BASIC_AUTH: `${credentials.username}:${credentials.password}` });
  await fill(server);
  const isWhole = async () => {
    const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
    expect(await widthOf(page)).toBe(desktop.width);
    await expectNoAxeViolations(page, 'main');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(page)).toBe(390);
    await expectNoAxeViolations(page, 'main', rulesOfLayout);
    await page.setViewportSize(desktop);
  };
  await page.goto(`${server.url}/equipe`);
  await expect(page.getByRole('link', { name: '1 pedido vencido' })).toBeVisible();
  await isWhole();

  await page.getByRole('link', { name: staffViews.signUps.label, exact: true }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeInViewport({ ratio: 1 });
  await isWhole();
  await page.getByLabel(filterForm.fields.busca.label).fill('HELÊNA pra');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: person }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
  await isWhole();

  await note(page).fill('Liguei.\nPediu proposta.');
  await page.getByLabel(attendance.state).selectOption('Atendido');
  await note(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: attendance.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done(page)).toHaveText(attendance.done);
  await page.reload();
  await expect(note(page)).toHaveValue('Liguei.\nPediu proposta.');

  // The list as it was filtered, with what was done since.
  await page.getByRole('link', { name: signUpPage.back }).click();
  await expect(page.getByLabel(filterForm.fields.busca.label)).toHaveValue('HELÊNA pra');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel(filterForm.fields.busca.label)).toHaveValue('HELÊNA pra');
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Atendido' })).toBeVisible();

  // As a program does that fills in every field.
  const data = { ...dialogRow, [HONEYPOT_FIELD]: 'Compre já '.repeat(30) };
  expect((await page.request.post(`${server.url}/api/waitlist`, { data })).status()).toBe(201);
  const { requests, generations, referrals, funnel, audit } = staffViews;
  for (const { path } of [heldPage, noticesPage, requests, generations, referrals, funnel, audit]) {
    await page.goto(`${server.url}${path}`);
    await isWhole();
  }
});

test.describe('without JavaScript (R-EQ-6)', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowError }) => allowError(/status of 422/));

  test('who has a portal is found, exported, answered and erased', async ({ page, ownServer }) => {
    const server = await ownServer({ STAFF_BASIC_AUTH: `${credentials.username}:${credentials.password}` });
    const { protocol } = await fill(server);
    const main = page.getByRole('main');
    await page.goto(`${server.url}${staffViews.signUps.path}`);
    await main.getByText(filterForm.more).click();
    await page.getByLabel(filterForm.fields.portal.label).selectOption(filterForm.withPortal);
    await page.getByRole('button', { name: filterForm.apply }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: signUpsPage.exports.excel }).click();
    expect((await download).suggestedFilename()).toMatch(/^inscricoes-\d{4}-\d\d-\d\d\.csv$/);

    await page.getByRole('link', { name: person }).click();
    await expect(page.getByRole('link', { name: signUpPage.chat })).toHaveAttribute('href', /wa\.me\/5511/);

    await page.getByRole('link', { name: staffViews.requests.label, exact: true }).click();
    await page.getByRole('link', { name: protocol }).click();
    await main.getByText(requestPage.submit, { exact: true }).click();
    await page.getByRole('button', { name: requestPage.confirm }).click();
    await expect(done(page)).toHaveText(requestPage.done.respondido);

    await main.getByRole('link', { name: /^Inscrição de/ }).click();
    await page.getByRole('link', { name: erasure.open }).click();
    await page.getByLabel(erasure.email).fill('outra@gazeta.example');
    await page.getByRole('button', { name: erasure.submit }).click();
    await expect(page.getByLabel(erasure.email)).toHaveAccessibleDescription(erasure.different);
    await page.getByLabel(erasure.email).fill(email);
    await page.getByLabel(erasure.reason).fill('Respondeu por este e-mail');
    await page.getByRole('button', { name: erasure.submit }).click();
    await expect(done(page)).toHaveText(signUpsPage.done.apagada);
    await expect(main.getByText(person)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: staffFrame.navigation })).toBeVisible();
  });
});
