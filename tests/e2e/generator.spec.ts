import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { buildEmbed, buildRichText } from '#features/copyright-generator/embed/embed.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

/**
 * What Chromium says of Playwright's own script (it records a trace) in the preview's frame, where nothing may run.
 */
const tracingRefused = /^console: Blocked script execution in '[^']*\/copyright\/previa/;

/** The staff's generator. */
const path = '/copyright';
/** A ready page's address, which most tests use. */
const about = 'https://www.cometta.example/sobre';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nome do cliente' });
const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL da Cometta' });
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar código' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const copy = (page: Page) => page.getByRole('button', { name: 'Copiar código' });
/** The region that shows the code, letter by letter. */
const code = (page: Page) => page.getByRole('region', { name: 'O código inteiro' });
/** What the preview's frame shows. */
const preview = (page: Page) => page.frameLocator('iframe[title^="Prévia do rodapé de"]').locator('body');
/** The toast, with its words. */
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
/** The saved generations that are shown. */
const rows = (page: Page) => page.getByRole('list', { name: /^Gerações/ }).getByRole('listitem');

/** Opens the generator and waits until it has started. */
async function openGenerator(page: Page, url: string = path): Promise<void> {
  await page.goto(url);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Makes the first code. */
async function makeCode(page: Page, client = 'Gazeta do Cais', url = about): Promise<void> {
  await nameField(page).fill(client);
  await urlField(page).fill(url);
  await generate(page).click();
  await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
}

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
    await expect(toast(page, 'Digite o nome do cliente')).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expectNoAxeViolations(page, '.generator-form, .toast-region');
    await nameField(page).fill('Diário Serrano');
  });
  await test.step('makes the first code at the Enter key', async () => {
    const url = 'cometta.example/sobre?a=1&utm_source=velho#time';
    await urlField(page).fill(url);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
    // WebKit 2.50 crashes over lines of code that are broken as prose is.
    await expect(code(page).locator('pre')).toHaveCSS('text-wrap-style', 'auto');
    await expect(code(page)).toHaveText(
      buildEmbed({ clientName: 'Diário Serrano', url: `https://${url}`, mode: 'dark', year }),
    );

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
  });
  await test.step('changes by itself, without a step in the history', async () => {
    const steps = await page.evaluate(() => history.length);
    await nameField(page).fill('Rádio Mata Norte');
    await expect(preview(page)).toContainText('Rádio Mata Norte');
    await page.getByRole('radio', { name: 'Claro' }).check();
    await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
    await page.getByRole('radio', { name: 'Escuro' }).check();
    await expect(preview(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

// R-GEN-31
test('the frame shows the whole line, for short and long names, at every width', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page);
  for (const name of ['Eu', 'Jornal da Serra '.repeat(10).slice(0, 159), 'ã'.repeat(160)]) {
    await nameField(page).fill(name);
    await expect(preview(page).locator('bdi')).toHaveText(name);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await preview(page).evaluate(({ ownerDocument: { documentElement } }) => ({
        down: documentElement.scrollHeight - innerHeight,
        sideways: documentElement.scrollWidth - innerWidth,
      }));
      expect(cut, `${name} at ${width} px`).toEqual({ down: 0, sideways: 0 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('a preview that can’t be had says so in its place, and can be tried again', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  let isUp = false;
  await page.route(/\/copyright\/previa\?/, (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, body: '{}' }),
  );
  await openGenerator(page);
  await makeCode(page);
  const note = page.getByText('Sem prévia agora. O código continua valendo.');
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await test.step('says so', async () => {
    await expect(note).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoAxeViolations(page, '.embed-preview');
  });
  await test.step('can be tried again, by keyboard', async () => {
    isUp = true;
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('Gazeta do Cais');
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Prévia do rodapé' })).toBeFocused();
  });
  await test.step('asks anew when the code changes', async () => {
    isUp = false;
    await nameField(page).fill('Gazeta do Rio');
    await expect(note).toBeVisible();
    isUp = true;
    await nameField(page).fill('Gazeta do Mar');
    await expect(preview(page)).toContainText('Gazeta do Mar');
  });
});

test('copies the code as text and what it shows as formatted text, or selects it (R-GEN-20)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await makeCode(page);
  await test.step('the toast leaves the result’s buttons free', async () => {
    const bounds = await page.locator('.toast').boundingBox();
    const result = await page.locator('.generator-result').boundingBox();
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThan(result?.x ?? 0);
  });
  const options = { clientName: 'Gazeta do Cais', url: about, mode: 'dark', year } as const;
  await test.step('as both', async () => {
    await copy(page).click();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    const clipboard = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
    expect(clipboard.text).toBe(buildEmbed(options));
    // The browser writes the markup its own way.
    const link = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/;
    expect(link.exec(clipboard.html ?? '')?.[2]).toBe('Cometta');
    expect(link.exec(buildRichText(options))?.[2]).toBe('Cometta');
    expect(clipboard.html).toContain('utm_campaign=gazeta_do_cais');
  });

  await test.step('where copying is refused it says so and selects the code (R-GEN-21)', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await nameField(page).fill('Gazeta do Mar');
    await copy(page).click();
    await expect(toast(page, 'Erro ao copiar código')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code(page).textContent());
  });
});

test('works by keyboard alone', async ({ page, context }) => {
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

test('the answer’s page, also of another year’s server, goes on as the draft: a reload keeps the edits', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(year + 1, 0, 2));
  await openGenerator(page, '/copyright/codigo?clientName=Gazeta&url=cometta.example/sobre&mode=light');
  await expect(page).toHaveURL(/\/copyright$/);
  await expect(preview(page)).toContainText('Gazeta');
  await nameField(page).fill('Folha do Vale');
  await expect(code(page)).toContainText(`&#169; ${year + 1} `);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Folha do Vale');
  await expect(code(page)).toContainText('Folha do Vale');
});

test('keeps what was typed before the code of the page had arrived', async ({ page }) => {
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

test.describe('without JavaScript (R-PAGE-11, R-GEN-33)', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the code and the preview, or with what is wrong', async ({
    page,
    allowError,
  }) => {
    allowError(/status of 422/);
    await page.goto(path);
    await test.step('with the code and the preview', async () => {
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
    await test.step('what is wrong comes back with what was typed', async () => {
      await nameField(page).fill('');
      await urlField(page).fill('https://evil.example/?x=cometta.example');
      await generate(page).click();
      await expect(page).toHaveTitle(/^Erro: /);
      await expect(nameField(page)).toHaveAccessibleDescription(/^Digite o nome do cliente/);
      await expect(urlField(page)).toHaveValue('https://evil.example/?x=cometta.example');
      await expect(code(page)).toHaveCount(0);
    });
  });
});

test('offline, saving keeps the focus; back online the same press saves the code, and the list shows it (R-GEN-25)', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/net::ERR_INTERNET_DISCONNECTED/);
  const client = `Gazeta ${process.pid} ${Date.now()}`;
  await openGenerator(page);
  await makeCode(page, client);
  await expect(preview(page)).toContainText(client);
  await test.step('offline', async () => {
    await context.setOffline(true);
    await save(page).click();
    await expect(toast(page, 'Erro ao salvar copyright')).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expectNoAxeViolations(page, '.code-panel');
  });
  await test.step('back online', async () => {
    await context.setOffline(false);
    await save(page).click();
    await expect(toast(page, 'Copyright salvo com sucesso!')).toBeVisible();
    await expect(rows(page).first()).toContainText(client);
    await expect(rows(page).first()).toContainText('cometta.example/sobre');
    await expect(rows(page).first()).toContainText('Escuro');
    await expect(rows(page).first().getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  });
});

// R-GEN-15

/** A client's site: two pages that hold the same code, on a server of its own. */
async function clientSite(embed: string, ground: string) {
  const strict = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Jornal</title>
<link rel="stylesheet" href="/estilo.css"></head><body dir="rtl"><main><h1>Jornal</h1></main><footer>${embed}</footer></body></html>`;
  const old = `<HTML><HEAD><TITLE>Jornal na Internet</TITLE></HEAD>
<BODY BGCOLOR="${ground}" TEXT="#808080" LINK="#0000FF"><TABLE WIDTH="100%" BORDER=0><TR><TD><FONT FACE="Times" SIZE=5>Jornal</FONT>
<TR><TD ALIGN=center>${embed}</TABLE></BODY></HTML>`;
  const server = createServer((request, response) => {
    if (request.url === '/estilo.css') {
      response.setHeader('Content-Type', 'text/css');
      response.end(
        `body{background:${ground};margin:40px}svg{width:100%;display:block}a{color:red;display:block}path,circle{fill:red;stroke:red}span{color:red;display:block;font-size:40px}footer *{color:#333;font-size:30px}`,
      );
    } else if (request.url === '/estrito') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self'",
      );
      response.end(strict);
    } else if (request.url === '/antigo') {
      response.setHeader('Content-Type', 'text/html; charset=iso-8859-1');
      response.end(old);
    } else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a code is right in a strict page and in HTML of 1999', async ({ page }) => {
  const letters = 'rgb(255, 255, 255)';
  const clientName = 'Órgão & Ação "Comunicação" <Ltda>';
  const site = await clientSite(buildEmbed({ clientName, url: about, mode: 'dark', year }), '#000000');
  try {
    for (const where of ['estrito', 'antigo']) {
      await page.goto(`${site.url}/${where}`);
      await expect(page.locator('body')).toContainText(
        `© ${year} ${clientName}. Todos os direitos reservados. Desenvolvido por`,
      );
      const link = page.getByRole('link', { name: 'Cometta (abre em nova aba)' });
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAttribute('href', /utm_campaign=orgao_acao_comunicacao_ltda&/);
      await expect(link).toHaveCSS('color', letters);
      await expect(page.getByText('Todos os direitos').last()).toHaveCSS('color', letters);
      await expect(page.locator('bdi')).toHaveCSS('color', letters);
      for (const words of ['Desenvolvido por', 'Órgão & Ação']) {
        const text = page.getByText(words).last();
        await expect(text).toHaveCSS('color', letters);
        await expect(text).toHaveCSS('font-size', '14px');
      }
      await expect(link.locator('path')).toHaveCSS('fill', letters);
      await expect(link.locator('path')).toHaveCSS('stroke', 'none');
      await expect(page.locator('span[lang]')).toHaveCSS('direction', 'ltr');
      // The logo has its own size, whatever the host says about drawings.
      const logo = await link.locator('svg').boundingBox();
      expect([logo?.width, logo?.height]).toEqual([120, 21]);
      if (where === 'estrito') {
        const needed = await page.locator('footer').evaluate((footer) => {
          footer.style.width = '160px';
          const name = footer.querySelector('bdi');
          if (name) name.textContent = 'Comunicação'.repeat(10);
          return footer.scrollWidth;
        });
        expect(needed, 'a narrow column, a name in one word').toBe(160);
      }
    }
  } finally {
    site.close();
  }
});
