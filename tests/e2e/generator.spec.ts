import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import {
  about,
  code,
  copy,
  generate,
  makeCode,
  nameField,
  openGenerator,
  preview,
  save,
  toast,
  tracingRefused,
  urlField,
} from '../support/generator-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const year = new Date().getFullYear();
const otherDomain = 'URL inválida. Deve ser do domínio cometta.example';
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('opens on white with black header text, and stays out of search engines', { tag: '@both' }, async ({
  page,
}) => {
  await openGenerator(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/O crédito\s*no rodapé\./);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveAttribute('data-scrolled', '');
  await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Antes de colar' })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(copy(page)).toHaveCount(0);
});

test('the first code is asked for, and says what is missing', async ({ page }) => {
  await openGenerator(page);
  await generate(page).click();
  await expect(page.getByRole('main').getByText('Digite a URL da Cometta')).toBeVisible();
  await expect(toast(page, 'Digite o nome do cliente')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription(/^Digite o nome do cliente/);
  await expectNoAxeViolations(page);
  await nameField(page).fill('Diário Serrano');
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
  await urlField(page).fill('cometta.example/sobre?a=1&utm_source=velho#time');
  await expect(code(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
  // WebKit 2.50 crashes over lines of code that are broken as prose is.
  await expect(code(page).locator('pre')).toHaveCSS('text-wrap-style', 'auto');
  await expect(code(page)).toHaveText(
    buildEmbed({
      clientName: 'Diário Serrano',
      url: 'https://cometta.example/sobre?a=1&utm_source=velho#time',
      mode: 'dark',
      year,
    }),
  );
  await expect(page.getByText('utm_campaign=diario_serrano').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prévia do rodapé' })).toBeInViewport();
});

test('refuses every look-alike of an address, at the field and by a toast', async ({ page }) => {
  await openGenerator(page);
  await nameField(page).fill('Gazeta');
  for (const url of [
    'https://evil.example/?x=cometta.example',
    'https://cometta.example.evil.example',
    'https://evil-cometta.example',
    'https://evilcometta.example/sobre',
    'https://cometta.example@evil.example',
    'https://evil.example#cometta.example',
    'https://evil.example/cometta.example',
    'https://cometta.example:8443',
    'https://www.cometta.example\\@evil.example',
    'javascript:alert("cometta.example")',
    'ftp://cometta.example',
    '//cometta.example',
  ]) {
    await urlField(page).fill(about);
    await expect(page.locator('.toast'), url).toHaveCount(0);
    await urlField(page).fill(url);
    await generate(page).click();
    await expect(toast(page, otherDomain), url).toBeVisible();
    await expect(urlField(page), url).toHaveAccessibleDescription(new RegExp(`^${otherDomain}`));
    await expect(urlField(page), url).toBeFocused();
    await expect(code(page), url).toHaveCount(0);
  }
});

test('http:// is told while it is typed, and makes no code', async ({ page }) => {
  await openGenerator(page);
  await nameField(page).fill('Gazeta');
  await urlField(page).pressSequentially('http://co');
  await expect(page.getByText('Use HTTPS para segurança')).toBeVisible();
  await urlField(page).fill('http://cometta.example/sobre');
  await generate(page).click();
  await expect(toast(page, 'Use HTTPS para segurança')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await urlField(page).fill('https://cometta.example/sobre');
  await expect(urlField(page)).not.toHaveAttribute('aria-invalid');
});

test('once a code exists, name, page and background change it by themselves', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page);
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(preview(page)).toContainText(`© ${year} Gazeta do Cais. Todos os direitos reservados.`);
  const steps = await page.evaluate(() => history.length);
  await nameField(page).fill('Rádio Mata Norte');
  await expect(preview(page)).toContainText('Rádio Mata Norte');
  for (const [name, url] of [
    ['Página inicial', 'https://www.cometta.example'],
    ['Sobre', about],
    ['Contato', 'https://www.cometta.example/contato'],
    ['Soluções', 'https://www.cometta.example/solucoes'],
    ['Portais de notícias', 'https://www.cometta.example/solucoes/portais-noticias'],
    ['Sites para jornais', 'https://www.cometta.example/sites-para-jornais'],
    ['Projetos', 'https://www.cometta.example/projetos'],
    ['AI-First, Human-Centered', 'https://www.cometta.example/ai-first-human-centered'],
  ] as const) {
    const suggestion = page.getByRole('main').getByRole('button', { name, exact: true });
    await suggestion.click();
    await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
    await expect(urlField(page)).toHaveValue(url);
    await expect(code(page)).toHaveText(
      buildEmbed({ clientName: 'Rádio Mata Norte', url, mode: 'dark', year }),
    );
  }
  await page.getByRole('radio', { name: 'Claro' }).check();
  await expect(code(page)).toContainText('color:#111827');
  await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
  await page.getByRole('radio', { name: 'Escuro' }).check();
  await expect(preview(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.getByText('Código atualizado.')).toBeAttached();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expectNoAxeViolations(page);
});

test('the frame shows exactly the code, and nothing may run in it', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page, '<b>Gazeta</b> & "Cia" <script>alert(1)</script>');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await expect(preview(page)).toContainText('<b>Gazeta</b> & "Cia" <script>alert(1)</script>');
  expect(await preview(page).evaluate((body) => body.querySelectorAll('script, b').length)).toBe(0);
  const link = preview(page).getByRole('link', { name: 'Cometta (abre em nova aba)' });
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('the agency itself gets no credit words', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page, 'CÔMETTA');
  await expect(code(page)).not.toContainText('Desenvolvido por');
  await nameField(page).fill('Cometta Jornais');
  await expect(code(page)).toContainText('Desenvolvido por');
});

test('while a field is wrong the last code stays, is marked, and is neither copied nor saved', async ({
  page,
}) => {
  await openGenerator(page);
  await makeCode(page);
  const last = await code(page).textContent();
  await urlField(page).fill('https://evil.example');
  await expect(page.getByText('Este código ainda é o de Gazeta do Cais.')).toBeVisible();
  await expect(page.getByRole('main').getByText(otherDomain)).toBeVisible();
  await expect(code(page)).toHaveText(last ?? '');
  await expectNoAxeViolations(page, '.generator-form');
  await copy(page).click();
  await expect(toast(page, otherDomain)).toBeVisible();
  await expect(urlField(page)).toBeFocused();
  await save(page).click();
  await expect(toast(page, 'Gere um código antes de salvar')).toBeVisible();
  await urlField(page).fill('cometta.example');
  await expect(page.getByText('Este código ainda é o de')).toHaveCount(0);
});

test('nothing scrolls sideways at 320 px, with the longest name and address', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGenerator(page);
  await makeCode(page, 'ã'.repeat(160), `${about}/${'x'.repeat(900)}`);
  await expect(preview(page)).toContainText('ããã');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoAxeViolations(page);
});
