import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { hold, settled, widthOf } from '../support/browser/settled.ts';
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

/** Waits until the builder answers. */
async function startBuilder(page: Page): Promise<void> {
  await phoneField(page).focus();
  await expect(page.locator('#criar astro-island')).not.toHaveAttribute('ssr');
}

/** Saves the code, by keys, and reads the file. */
async function save(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).press('Enter');
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('builds the link and its QR code, and nothing leaves the browser (R-CHL-5)', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // A saved file is read from the page's own memory.
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  await page.goto(PATH);
  await test.step('opens with an example that works before any script of the builder is loaded', async () => {
    await settled(page);
    expect(requests.filter((url) => /Builder|react|client\..*\.js/.test(url))).toEqual([]);
    await expect(link(page)).toHaveAttribute('href', EXAMPLE_LINK);
    expect(read(await code(page).screenshot())).toBe(EXAMPLE_LINK);
  });
  const address =
    'https://wa.me/5571988887777?text=Ol%C3%A1!%20Voc%C3%AA%20entrega%20%C3%A0%20noite%3F%20%F0%9F%99%82';
  await startBuilder(page);
  await settled(page);
  requests.length = 0;
  await test.step('builds the link and its code', async () => {
    await phoneField(page).fill('71 98888 7777');
    await messageField(page).fill('Olá! Você entrega à noite? 🙂');
    await expect(link(page)).toHaveAttribute('href', address);
    await expect(phoneField(page)).toHaveValue('(71) 98888-7777');
    expect(read(await code(page).screenshot())).toBe(address);
  });
  const saved =
    await test.step('saves the code as SVG and as PNG, both named in Portuguese (R-CHL-9)', async () => {
      const png = await save(page, 'Baixar PNG');
      expect(png.name).toBe('qr-code-whatsapp-5571988887777.png');
      expect(PNG.sync.read(png.content).width).toBeGreaterThanOrEqual(1024);
      expect(read(png.content)).toBe(address);
      const svg = await save(page, 'Baixar SVG');
      expect(svg.name).toBe('qr-code-whatsapp-5571988887777.svg');
      return svg.content.toString('base64');
    });
  await test.step('nothing was asked for and nothing is stored', async () => {
    expect(requests).toEqual([]);
    const stored = () => [Object.keys(localStorage), sessionStorage.length, document.cookie];
    expect(await page.evaluate(stored)).toEqual([['cookieConsent'], 0, '']);
  });
  await test.step('the saved SVG can be read too', async () => {
    await page.goto('about:blank');
    await page.setContent(`<img alt="" src="data:image/svg+xml;base64,${saved}">`);
    expect(read(await page.locator('img').screenshot())).toBe(address);
  });
});

test('keeps what was typed and pressed while the builder was loading', async ({ page }) => {
  const release = await hold(page, /_assets\/.*Builder.*\.js/);
  await page.goto(PATH);
  await phoneField(page).fill('71988887777');
  await page.getByRole('button', { name: 'Dúvida' }).click();
  release();
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

test('with the longest message and a wrong number it fits 320 px and passes axe (R-CHL-7)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PATH);
  await startBuilder(page);
  await messageField(page).fill('ã'.repeat(300));
  await expect(page.getByText('300 de 300 caracteres')).toBeVisible();
  expect(await widthOf(page)).toBe(320);
  await phoneField(page).fill('11 9');
  await phoneField(page).blur();
  await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page, '#criar');
});
