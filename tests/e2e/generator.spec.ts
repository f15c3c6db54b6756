import { buildEmbed, buildRichText } from '#features/generator/embed.ts';
import {
  about,
  code,
  copy,
  generate,
  makeCode,
  nameField,
  openGenerator,
  path,
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

test('opens on white with black header text, and stays out of search engines', async ({ page }) => {
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
  await expect(code(page)).toHaveText(
    buildEmbed({
      clientName: 'Diário Serrano',
      url: 'https://cometta.example/sobre?a=1&utm_source=velho#time',
      mode: 'dark',
      year,
    }),
  );
  await expect(page.getByText('utm_campaign=diario_serrano').last()).toBeVisible();
});

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
  test(`refuses the look-alike ${url}, at the field and by a toast @desktop`, async ({ page }) => {
    await openGenerator(page);
    await nameField(page).fill('Gazeta');
    await urlField(page).fill(url);
    await generate(page).click();
    await expect(toast(page, otherDomain)).toBeVisible();
    await expect(urlField(page)).toHaveAccessibleDescription(new RegExp(`^${otherDomain}`));
    await expect(urlField(page)).toBeFocused();
    await expect(code(page)).toHaveCount(0);
  });
}

test('http:// is told while it is typed, and makes no code @desktop', async ({ page }) => {
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

test('the frame shows exactly the code, and nothing may run in it @desktop', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page, '<b>Gazeta</b> & "Cia" <script>alert(1)</script>');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await expect(preview(page)).toContainText('<b>Gazeta</b> & "Cia" <script>alert(1)</script>');
  expect(await preview(page).evaluate((body) => body.querySelectorAll('script, b').length)).toBe(0);
  const link = preview(page).getByRole('link', { name: 'Cometta (abre em nova aba)' });
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('the agency itself gets no credit words @desktop', async ({ page }) => {
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

test('copies the code as text and what it shows as formatted text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openGenerator(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Código copiado para a área de transferência!')).toBeVisible();
  const copied = page.getByRole('button', { name: 'Copiado!' });
  await expect(copied).toBeVisible();
  const clipboard = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  const options = { clientName: 'Gazeta do Cais', url: about, mode: 'dark', year } as const;
  expect(clipboard.text).toBe(buildEmbed(options));
  // The browser writes the markup its own way.
  const link = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/;
  expect(link.exec(clipboard.html ?? '')?.[2]).toBe('Cometta');
  expect(link.exec(buildRichText(options))?.[2]).toBe('Cometta');
  expect(clipboard.html).toContain('utm_campaign=gazeta_do_cais');
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('where copying is refused it says so and selects the code @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openGenerator(page);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Erro ao copiar código')).toBeVisible();
  await expect(page.getByText('O código está selecionado')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code(page).textContent());
});

test('where only text can be copied, the code is @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }));
  await openGenerator(page);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Código copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
});

test('a reload brings everything back; starting over forgets it; another tab has its own @desktop', async ({
  page,
  context,
}) => {
  await openGenerator(page);
  await makeCode(page);
  await page.getByRole('radio', { name: 'Claro' }).check();
  const last = (await code(page).textContent()) ?? '';
  await page.reload();
  await expect(nameField(page)).toHaveValue('Gazeta do Cais');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(code(page)).toHaveText(last);
  const other = await context.newPage();
  await openGenerator(other);
  await expect(nameField(other)).toHaveValue('');
  await page.getByRole('button', { name: 'Começar outro' }).click();
  await expect(nameField(page)).toBeFocused();
  await expect(code(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('');
});

test('keeps what was typed before the code of the page had arrived @desktop', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/Generator*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await nameField(page).fill('Gazeta');
  await urlField(page).fill(about);
  release();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Gazeta');
  await generate(page).click();
  await expect(code(page)).toContainText('utm_campaign=gazeta');
});

test('works by keyboard alone @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await nameField(page).focus();
  await page.keyboard.type('Folha do Vale');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sobre', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await generate(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Começar outro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
  // The link in the frame, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Código copiado')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(save(page)).toBeFocused();
});

test('nothing scrolls sideways at 320 px, with the longest name and address @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGenerator(page);
  await makeCode(page, 'ã'.repeat(160), `${about}/${'x'.repeat(900)}`);
  await expect(preview(page)).toContainText('ããã');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoAxeViolations(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the form leads to a page with the code and the preview', async ({ page }) => {
    await page.goto(path);
    await nameField(page).fill('Diário Serrano');
    await page.getByLabel('Ou escolha uma página pronta').selectOption('Projetos');
    await page.getByRole('radio', { name: 'Claro' }).check();
    await generate(page).click();
    await expect(page).toHaveURL(/\/copyright\/codigo\?/);
    const url = 'https://www.cometta.example/projetos';
    await expect(code(page)).toHaveText(
      buildEmbed({ clientName: 'Diário Serrano', url, mode: 'light', year }),
    );
    await expect(preview(page)).toContainText('Diário Serrano');
    await expect(page.getByText('Selecione o código e copie')).toBeVisible();
    await expect(copy(page)).toBeHidden();
    await expect(save(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue('Diário Serrano');
    await expect(page.getByText('precisa de JavaScript')).toBeVisible();
  });

  test('what is wrong comes back with what was typed', async ({ page, allowError }) => {
    allowError(/status of 422/);
    await page.goto(path);
    await urlField(page).fill('https://evil.example/?x=cometta.example');
    await generate(page).click();
    await expect(page).toHaveTitle(/^Erro: /);
    await expect(nameField(page)).toHaveAccessibleDescription(/^Digite o nome do cliente/);
    await expect(urlField(page)).toHaveAccessibleDescription(new RegExp(`^${otherDomain}`));
    await expect(urlField(page)).toHaveValue('https://evil.example/?x=cometta.example');
    await expect(code(page)).toHaveCount(0);
  });
});
