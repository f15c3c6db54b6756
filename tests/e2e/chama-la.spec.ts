import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { brand } from '#brand.ts';
import { settled } from '../support/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const PATH = '/solucoes/chama-la';
const EXAMPLE_LINK = 'https://wa.me/5511900000000?text=Oi!%20Vi%20o%20an%C3%BAncio%20e%20quero%20assinar.';

const phoneField = (page: Page) => page.getByLabel('Seu número, com DDD');
const messageField = (page: Page) => page.getByLabel('Mensagem que o cliente envia');
const link = (page: Page) => page.locator('#criar').getByRole('link', { name: /^https:\/\/wa\.me/ });
const code = (page: Page) => page.getByRole('img', { name: 'Código QR que abre a conversa' });

/** What a camera reads in a picture. */
function read(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Opens the page and waits until the builder answers. */
async function openBuilder(page: Page): Promise<void> {
  await page.goto(PATH);
  await phoneField(page).focus();
  await expect(page.locator('#criar astro-island')).not.toHaveAttribute('ssr');
}

test('says everything about the tool', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seu link\s*já diz oi\./);
  const main = page.getByRole('main');
  for (const figure of ['4.9/5', '1.247+']) {
    await expect(main.getByRole('definition').filter({ hasText: figure })).toBeVisible();
  }
  await expect(main.getByText('Você monta aqui mesmo.')).toBeVisible();
  await expect(main.getByText('Nada chega até nós nem fica guardado')).toBeVisible();
  await expect(main.getByText('a validação é automática')).toBeVisible();
  await expect(page.locator('#beneficios').getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator('#recursos').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.locator('#usos').getByRole('heading', { level: 3 })).toHaveText([
    'Bio nas redes sociais',
    'Assinatura de e-mail',
    'Campanhas',
    'Sites',
  ]);
  const tools = main.getByRole('link', { name: 'Abrir o Chama.lá (abre em nova aba)' });
  await expect(tools).toHaveCount(2);
  for (const tool of await tools.all()) {
    await expect(tool).toHaveAttribute('href', brand.externalTools.chamaLa);
    await expect(tool).toHaveAttribute('target', '_blank');
  }
});

test('opens with an example that works before any script of the builder is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(PATH);
  await settled(page);
  expect(scripts.filter((url) => /Builder|react|client\./.test(url))).toEqual([]);
  await expect(link(page)).toHaveAttribute('href', EXAMPLE_LINK);
  expect(read(await code(page).screenshot())).toBe(EXAMPLE_LINK);
});

test('builds the link and a QR code that decodes to it, and nothing leaves the browser', {
  tag: '@both',
}, async ({ page }) => {
  await openBuilder(page);
  await settled(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A saved file is read from the page's own memory.
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  await phoneField(page).fill('71 98888 7777');
  await messageField(page).fill('Olá! Você entrega à noite? 🙂');
  const address =
    'https://wa.me/5571988887777?text=Ol%C3%A1!%20Voc%C3%AA%20entrega%20%C3%A0%20noite%3F%20%F0%9F%99%82';
  await expect(link(page)).toHaveAttribute('href', address);
  await expect(page.getByText('Celular com DDD 71 (BA)')).toBeVisible();
  await expect(page.getByText('29 de 300 caracteres')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('(71) 98888-7777');
  expect(read(await code(page).screenshot())).toBe(address);
  await page.getByRole('button', { name: 'Orçamento' }).click();
  await expect(messageField(page)).toHaveValue('Oi! Vi o site e quero um orçamento.');
  for (const name of ['Baixar SVG', 'Baixar PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await download;
  }
  await page.getByRole('button', { name: 'Copiar link' }).click();
  expect(requests).toEqual([]);
  const stored = await page.evaluate(() => [
    Object.keys(localStorage),
    sessionStorage.length,
    document.cookie,
  ]);
  expect(stored).toEqual([['cookieConsent'], 0, '']);
});

test('says what is wrong with a number, and gives no link until it is right', async ({ page }) => {
  await openBuilder(page);
  for (const [number, message] of [
    ['90000-0000', 'Falta o DDD'],
    ['(20) 90000-0000', 'O DDD 20 não existe'],
    ['(11) 9000', 'Faltam dígitos'],
    ['(11) 8000-0000', 'Falta o 9 na frente'],
    ['+351 912', 'Faltam dígitos para o país'],
  ] as const) {
    await phoneField(page).fill(number);
    await phoneField(page).blur();
    await expect(page.locator('#criar').getByText(message)).toBeVisible();
    await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(link(page)).toHaveCount(0);
    await expect(code(page)).toHaveCount(0);
  }
  await expectNoAxeViolations(page, '#criar');
  await phoneField(page).fill('+351 912 345 678');
  await expect(page.getByText('Número: Portugal')).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', /wa\.me\/351912345678\?/);
});

test('asking for a link without a number leads to the number', async ({ page }) => {
  await openBuilder(page);
  await phoneField(page).fill('');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Digite o número com DDD.')).toBeVisible();
  await expect(phoneField(page)).toBeFocused();
});

test('copies the link and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openBuilder(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await expect(page.getByText('Você copiou')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EXAMPLE_LINK);
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible();
});

test('without a clipboard it selects the link and says how to go on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openBuilder(page);
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Não deu para copiar daqui. O link está selecionado')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLE_LINK);
});

test('saves the code as SVG and as PNG, both named in Portuguese and both readable', async ({ page }) => {
  await openBuilder(page);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  };
  const png = await save('Baixar PNG');
  expect(png.name).toBe('qr-code-whatsapp-5511900000000.png');
  expect(PNG.sync.read(png.content).width).toBeGreaterThanOrEqual(1024);
  expect(read(png.content)).toBe(EXAMPLE_LINK);

  const svg = await save('Baixar SVG');
  expect(svg.name).toBe('qr-code-whatsapp-5511900000000.svg');
  const viewer = await page.context().newPage();
  await viewer.setContent(`<img alt="" src="data:image/svg+xml;base64,${svg.content.toString('base64')}">`);
  expect(read(await viewer.locator('img').screenshot())).toBe(EXAMPLE_LINK);
});

test('without a canvas the PNG says so and the SVG stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openBuilder(page);
  await page.getByRole('button', { name: 'Baixar PNG' }).click();
  await expect(page.getByText('Este navegador não gerou o PNG.')).toBeVisible();
});

test('keeps what was typed and pressed while the builder was loading', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/_assets\/.*Builder.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(PATH);
  await phoneField(page).fill('71988887777');
  await page.getByRole('button', { name: 'Dúvida' }).click();
  resolve();
  await expect(messageField(page)).toHaveValue('Oi! Tenho uma dúvida. Pode me ajudar?');
  await expect(link(page)).toHaveAttribute('href', /5571988887777\?text=Oi!%20Tenho/);
});

test('offers the tool when the builder does not load', async ({ page, allowError }) => {
  allowError(/Error hydrating|Failed to load resource/);
  await page.route(/_assets\/.*Builder.*\.js/, (route) => route.abort());
  await page.goto(PATH);
  await phoneField(page).focus();
  await expect(page.getByText('está desligado ou não carregou')).toBeVisible();
  await expect(phoneField(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives its place to a link to the tool', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('está desligado ou não carregou')).toBeVisible();
    await expect(phoneField(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copiar link' })).toBeHidden();
    const tool = page.locator('#criar').getByRole('link', { name: 'Abrir o Chama.lá (abre em nova aba)' });
    await expect(tool).toHaveAttribute('href', brand.externalTools.chamaLa);
  });
});

test('has no accessibility violation after the builder is used', async ({ page }) => {
  await openBuilder(page);
  await phoneField(page).fill('11 9');
  await phoneField(page).blur();
  await expectNoAxeViolations(page);
});

test('nothing scrolls sideways at 320 px, with the longest message too', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openBuilder(page);
  await messageField(page).fill('ã'.repeat(300));
  await expect(page.getByText('300 de 300 caracteres')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
