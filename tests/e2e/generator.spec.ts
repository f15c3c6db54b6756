import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import {
  about,
  code,
  generate,
  makeCode,
  nameField,
  openGenerator,
  preview,
  toast,
  tracingRefused,
  urlField,
} from '../support/generator-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const year = new Date().getFullYear();
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('opens on white; the first code is asked for, and says what is missing (R-GEN-4, R-GEN-20)', async ({
  page,
}) => {
  await openGenerator(page);
  await test.step('opens on white with black header text, and stays out of search engines (R-PAGE-9, R-HDR-4)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/O crédito\s*no rodapé\./);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.mouse.wheel(0, 400);
    await expect(header).toHaveAttribute('data-scrolled', '');
    await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
  await test.step('says what is missing', async () => {
    await generate(page).click();
    await expect(page.getByRole('main').getByText('Digite a URL da Cometta')).toBeVisible();
    await expect(toast(page, 'Digite o nome do cliente')).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(/^Digite o nome do cliente/);
    await expectNoAxeViolations(page, '.generator-form, .toast-region');
    await nameField(page).fill('Diário Serrano');
    await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
  });
  await test.step('makes the first code at the Enter key', async () => {
    const url = 'cometta.example/sobre?a=1&utm_source=velho#time';
    await urlField(page).fill(url);
    await expect(code(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
    // WebKit 2.50 crashes over lines of code that are broken as prose is.
    await expect(code(page).locator('pre')).toHaveCSS('text-wrap-style', 'auto');
    await expect(code(page)).toHaveText(
      buildEmbed({ clientName: 'Diário Serrano', url: `https://${url}`, mode: 'dark', year }),
    );
    await expect(page.getByText('utm_campaign=diario_serrano').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prévia do rodapé' })).toBeInViewport();
  });
});

test('the frame shows exactly the code, and follows name, page and background (R-GEN-31)', async ({
  page,
}) => {
  await openGenerator(page);
  const typed = '<b>Gazeta</b> & "Cia" <script>alert(1)</script>';
  await makeCode(page, typed);
  await test.step('nothing may run in the frame', async () => {
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    await expect(preview(page)).toContainText(`© ${year} ${typed}. Todos os direitos reservados.`);
    expect(await preview(page).evaluate((body) => body.querySelectorAll('script, b').length)).toBe(0);
    const link = preview(page).getByRole('link', { name: 'Cometta (abre em nova aba)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
  await test.step('changes by itself, without a step in the history', async () => {
    const steps = await page.evaluate(() => history.length);
    await nameField(page).fill('Rádio Mata Norte');
    await expect(preview(page)).toContainText('Rádio Mata Norte');
    const suggestion = page.getByRole('main').getByRole('button', { name: 'Contato', exact: true });
    await suggestion.click();
    await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page)).toContainText('https://www.cometta.example/contato?');
    await page.getByRole('radio', { name: 'Claro' }).check();
    await expect(code(page)).toContainText('color:#111827');
    await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
    await page.getByRole('radio', { name: 'Escuro' }).check();
    await expect(preview(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
  await test.step('passes axe', () => expectNoAxeViolations(page));
});

test('nothing scrolls sideways at 320 px, with the longest name and address', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGenerator(page);
  await makeCode(page, 'ã'.repeat(160), `${about}/${'x'.repeat(900)}`);
  await expect(preview(page)).toContainText('ããã');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoAxeViolations(page, '.generator-tool');
});
