import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const PATH = '/solucoes/newsletter-ai';

test('says what the page has to say', async ({ page }) => {
  await page.goto(PATH);
  // R-NWS-1, R-NWS-2, R-NWS-3, R-NWS-4
  await test.step('says for whom it is and shows every section', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Uma edição,\s*um leitor\s*por vez\./);
    await expect(page.getByText(newsletter.hero.kicker)).toBeVisible();
    await expect(page.getByText(newsletter.access.customer.text)).toBeVisible();
    await expect(page.locator('#recursos').getByRole('heading', { level: 3 })).toHaveCount(
      newsletter.features.items.length,
    );
    await expect(page.locator('#beneficios').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(page.locator('#processo').getByRole('heading', { level: 3 })).toHaveText([
      'Conecte',
      'Crie',
      'Conecte',
    ]);
    for (const id of ['revisao', 'resultados', 'acesso', 'demo', 'perguntas']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
  await test.step('shows the figures of the results', async () => {
    const results = page.locator('#resultados');
    for (const figure of ['+67%', '340%', '3x']) {
      await expect(results.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    }
    await expect(page.locator('#revisao').getByText('98%').first()).toBeVisible();
  });
  await test.step('the WhatsApp link brings the waiting-list message, in a new tab (R-NWS-6, R-BRD-5)', async () => {
    const link = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: new RegExp(newsletter.closing.title.join(' ')) }) })
      .getByRole('link', { name: 'Conversar no WhatsApp (abre em nova aba)' });
    await expect(link).toHaveAttribute(
      'href',
      'https://wa.me/5511900000000?text=Oi!%20Quero%20entrar%20na%20fila%20de%20espera%20da%20Newsletter%20AI.',
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test('every waitlist button opens the dialog of the newsletter (R-NWS-5)', async ({ page }) => {
  await page.goto(PATH);
  const buttons = page.getByRole('main').getByRole('link', { name: 'Entrar na fila de espera' });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('data-waitlist-source', 'newsletter');
    await expect(button).toHaveAttribute('href', '/fila-de-espera/newsletter-ai');
  }
  await buttons.first().click();
  await expect(page.getByRole('dialog', { name: 'Fila de espera da Newsletter AI' })).toBeVisible();
});

test('the demonstration changes with the reader, and takes the answer, by mouse and by keyboard (R-NWS-7, R-NWS-9)', async ({
  page,
}) => {
  await page.goto(PATH);
  const demo = page.locator('#demo');
  const headline = (text: string) => demo.getByRole('heading', { level: 3, name: text });
  const button = (name: string) => demo.getByRole('button', { name });
  const status = demo.getByRole('status');
  await test.step('another reader: another e-mail', async () => {
    await expect(headline('Ponte velha fecha na segunda')).toBeVisible();
    await demo.getByText('Osvaldo', { exact: true }).click();
    await expect(headline('Posto da zona norte abre 24 horas')).toBeVisible();
    await expect(headline('Ponte velha fecha na segunda')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(headline('Tainha chega um mês antes')).toBeVisible();
    await expect(status).toHaveText(/Tainha pela metade do preço$/);
  });
  await test.step('the answer is written into the decision line and announced', async () => {
    await page.keyboard.press('Tab');
    await expect(button('Devolver')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('article').getByText(newsletter.demo.sentBack)).toBeVisible();
    await expect(status).toHaveText(newsletter.demo.sentBack);
    await button('Aprovar').click();
    await expect(status).toHaveText(newsletter.demo.approved('7h30'));
    await expect(button('Aprovada')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Devolver')).toHaveAttribute('aria-pressed', 'false');
    await expect(demo.locator('label', { hasText: 'Rafa' })).toContainText(newsletter.demo.states.approved);
    for (const name of ['Devolver', 'Aprovada', 'Começar de novo']) {
      expect((await button(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoAxeViolations(page, '#demo');
  });
  await test.step('all of it starts anew', async () => {
    await button('Começar de novo').click();
    await expect(demo.getByRole('radio', { name: 'Marina' })).toBeFocused();
    await expect(headline('Ponte velha fecha na segunda')).toBeVisible();
    await expect(demo.locator('label', { hasText: 'Rafa' })).toContainText(readers[2].habit);
    await expect(demo.getByRole('article').getByText(newsletter.demo.waiting)).toBeVisible();
    await expect(button('Começar de novo')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the first question is open, and several may be (R-FAQ-1, R-FAQ-2)', async ({ page }) => {
      await page.goto(PATH);
      const [first, second] = newsletter.questions.items;
      await expect(page.getByText(first.answer)).toBeVisible();
      await expect(page.getByText(second.answer)).toBeHidden();
      await page.getByText(second.question).click();
      await expect(page.getByText(first.answer)).toBeVisible();
      await expect(page.getByText(second.answer)).toBeVisible();
      await page.getByText(first.question).click();
      await expect(page.getByText(first.answer)).toBeHidden();
      await expect(page.getByText(second.answer)).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demonstration answers', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('#demo').getByText('Rafa', { exact: true }).click();
    await expect(page.locator('#demo').getByRole('button')).toHaveCount(0);
    await expect(
      page.locator('#demo').getByRole('heading', { name: 'Tainha chega um mês antes' }),
    ).toBeVisible();
  });
});
