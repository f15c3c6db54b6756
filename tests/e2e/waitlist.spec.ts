// R-PAGE-11, R-PAGE-13, R-WL-18, R-WLP-19
import type { Request } from '@playwright/test';
import { dialogLists, listPath } from '#content/waitlist-lists.ts';
import { widthOf } from '../support/browser/settled.ts';
import { fillIn, freshEmail, heading, path, submit, summary } from '../support/browser/waitlist-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

// R-WLP-8, R-WLP-9, R-WLP-15, R-WLP-26
test('asks for what is missing, and leads to each field', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto(path);
  await page.getByLabel('Já tenho um portal de notícias no ar').check();
  await submit(page);

  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Revise oito respostas');
  const name = page.getByLabel('Nome', { exact: true });
  await expect(name).toBeInViewport();
  await expect(name).toHaveAccessibleDescription('Nome é obrigatório');
  await expectNoAxeViolations(page);

  for (const [link, label] of [
    ['Endereço do portal é obrigatório quando você possui um portal', 'Endereço do portal'],
    ['Você deve aceitar os termos de serviço', 'Li e aceito os termos de serviço'],
    ['Nome é obrigatório', 'Nome'],
  ] as const) {
    await summary(page).getByRole('link', { name: link }).click();
    const field = page.getByLabel(label, { exact: label === 'Nome' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    // Beside the form, the front page goes along with it; on a phone it stands above.
    if (!isMobile) await expect(page.locator('.queue-card .newspaper')).toBeInViewport();
  }

  await name.fill('H');
  await expect(name).toHaveAccessibleDescription('');
  await expect(summary(page).getByRole('link', { name: 'Nome é obrigatório' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await widthOf(page)).toBe(320);
});

test('the role and the portal are asked for only where there is one to name (R-WLP-2, R-WLP-9)', async ({
  page,
}) => {
  await page.goto(path);
  const custom = page.getByLabel('Qual é o seu cargo?');
  const address = page.getByLabel('Endereço do portal');
  await expect(custom).toBeHidden();
  await expect(address).toBeHidden();
  await page.getByLabel('Cargo', { exact: true }).selectOption('outro');
  await page.getByRole('switch', { name: 'Já tenho um portal de notícias no ar' }).check();
  await expect(custom).toBeVisible();
  await expect(address).toBeVisible();
  await page.getByRole('switch').uncheck();
  await expect(address).toBeHidden();
});

test('the trap is out of sight, of the tab order and of the accessibility tree (R-WL-21)', async ({
  page,
}) => {
  await page.goto(path);
  const trap = page.locator('input[name="assunto"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('Deixe este campo vazio');
  const box = await trap.locator('xpath=ancestor::div[1]').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
  await page.getByLabel('Aceito os termos de responsabilidade jornalística').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Entrar na fila de espera' })).toBeFocused();
});

// R-WL-14, R-WLP-16, R-WLP-24
test('joins, also when the connection was away: the confirmation takes the place of the form', {
  tag: '@phone',
}, async ({ page, context, allowError }) => {
  allowError(/net::ERR_INTERNET_DISCONNECTED|no answer from the server/);
  await page.goto(path);
  await context.setOffline(true);
  await fillIn(page);
  await submit(page);
  await expect(summary(page)).toHaveText('Erro ao conectar com o servidor. Verifique sua conexão.');
  await expect(page).toHaveTitle(/^Erro: /);
  await context.setOffline(false);
  await submit(page);
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  await expect(page).not.toHaveTitle(/^Erro/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText('Obrigado por se juntar à nossa lista de espera.')).toBeVisible();
  await expect(page.getByText('Você será notificado assim que tivermos novidades.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Próximos passos' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Ver as soluções' })).toHaveAttribute('href', '/solucoes');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a lost answer is no duplicate: what was typed and the attempt survive a reload, and are gone once sent (R-WL-13, R-WL-19, R-WLP-18)', async ({
  page,
  allowError,
}) => {
  allowError(/no answer from the server|net::ERR_/);
  const sent: Request[] = [];
  // The server stores the row; its first answer never arrives.
  await page.route('**/api/waitlist', async (route) => {
    sent.push(route.request());
    if (sent.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(path);
  await fillIn(page);
  await page.getByRole('radio', { name: /Grande/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Grande/ })).toBeChecked();
  await submit(page);
  await expect(summary(page)).toHaveText('Erro ao conectar com o servidor. Verifique sua conexão.');
  await page.reload();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Helena Prado');
  await expect(page.getByRole('radio', { name: /Grande/ })).toBeChecked();
  await expect(page.getByLabel('Li e aceito os termos de serviço')).toBeChecked();
  await submit(page);
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  expect(sent[1]?.postDataJSON()).toMatchObject({ cargo: 'editor', company_size: 'grande' });
  expect(sent[1]?.headers()['idempotency-key']).toBe(sent[0]?.headers()['idempotency-key']);
  expect(await page.evaluate(() => sessionStorage.getItem('waitlistDraft'))).toBe('{}');
});

test('a form that is sent without its script leaves no draft behind (R-WLP-18)', async ({ page }) => {
  await page.goto(path);
  await fillIn(page);
  // Unlike a button, the method asks no script.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('waitlistDraft') ?? ''))
    .not.toContain('Helena');
  await page.goto(path);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the first field of each list is whole in the first view (R-WLP-27)', async ({ page }) => {
    for (const list of [path, ...dialogLists.map(listPath)]) {
      await page.goto(list);
      await expect(page.getByLabel('Nome', { exact: true }), list).toBeInViewport({ ratio: 1 });
    }
  });

  for (const name of ['Portal AI', 'Newsletter AI']) {
    test(`seven taps lead from the home page to a sign-up: ${name} (R-WLP-28)`, async ({ page }) => {
      await page.goto('/');
      const way = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.click();
      for (const [label, text] of [
        ['Nome', 'Rui Tavares'],
        ['E-mail', freshEmail()],
        ['Nome da empresa', 'Diário Serrano'],
      ] as const) {
        await page.getByLabel(label, { exact: true }).click();
        await page.keyboard.type(text);
      }
      await page.getByLabel('Cargo').click();
      // The sixth, in the phone's own list.
      await page.getByLabel('Cargo').selectOption('editor');
      await submit(page);
      await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
    });
  }
});

test('the form that the server sent back takes over where JavaScript is there, with the campaign of the page’s address (R-WL-28, R-WLP-23)', async ({
  page,
  allowError,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  allowError(/status of 422|net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(`${path}?utm_source=copyright_link&utm_campaign=gazeta_do_cais`);
  await fillIn(page);
  await page.getByLabel('Nome', { exact: true }).fill('Jo');
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await expect(page).toHaveTitle(/^Erro: /);
  await page.unroute('**/*.js');
  await page.reload();
  await page.getByLabel('Nome', { exact: true }).fill('Joana');
  await expect(page).not.toHaveTitle(/^Erro/);
  const sending = page.waitForRequest('**/api/waitlist');
  await submit(page);
  expect((await sending).postDataJSON()).toMatchObject({
    utm_source: 'copyright_link',
    utm_campaign: 'gazeta_do_cais',
  });
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  // A reload shows the page again, and not the form that was refused.
  await expect(page).toHaveURL(path);
});
