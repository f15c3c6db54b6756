import type { Page, Route } from '@playwright/test';
import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import { hold, widthOf } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

/**
 * What Chromium says of Playwright's own script (it records a trace) in the preview's frame, where nothing may run.
 */
const tracingRefused = /^console: Blocked script execution in '[^']*\/copyright\/previa/;

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
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const rows = (page: Page) => page.getByRole('list', { name: /^Gerações/ }).getByRole('listitem');

/** Opens the generator and waits until it has started. */
async function openGenerator(page: Page, url: string = path): Promise<void> {
  await page.goto(url);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function makeCode(page: Page, client = 'Gazeta do Cais'): Promise<void> {
  await nameField(page).fill(client);
  await urlField(page).fill(about);
  await generate(page).click();
  await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
}

const year = new Date().getFullYear();
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('opens on white, works by keyboard alone, and copies the code as text and as formatted text (R-PAGE-9, R-HDR-4, R-GEN-4, R-GEN-20)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await test.step('on white with black header text, out of search engines', async () => {
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
  });
  await test.step('makes the first code at the Enter key', async () => {
    await page.keyboard.type('Folha do Vale');
    await page.keyboard.press('Tab');
    await page.keyboard.type('cometta.example/sobre');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
    // The toast leaves the result's buttons free.
    const bounds = await page.locator('.toast').boundingBox();
    const result = await page.locator('.generator-result').boundingBox();
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThan(result?.x ?? 0);
    // WebKit 2.50 crashes over lines of code that are broken as prose is.
    await expect(code(page).locator('pre')).toHaveCSS('text-wrap-style', 'auto');
    await expect(page.getByRole('heading', { name: 'Prévia' })).toBeInViewport();
  });
  await test.step('walks from the ready pages to the code', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sobre', exact: true })).toBeFocused();
    await generate(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Começar outro' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
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
  await test.step('has both on the clipboard', async () => {
    const clipboard = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
    const options = { clientName: 'Folha do Vale', url: 'https://cometta.example/sobre', year } as const;
    expect(clipboard.text).toBe(buildEmbed({ ...options, mode: 'light' }));
    // The browser writes the markup its own way.
    expect(/<a [^>]*utm_campaign=folha_do_vale[^>]*>([^<]*)<\/a>/.exec(clipboard.html ?? '')?.[1]).toBe(
      'Cometta',
    );
  });
});

test('the frame shows exactly the code, whole, follows it and says when it can’t be had (R-GEN-31)', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  let isUp = true;
  await page.route(/\/copyright\/previa\?/, (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, body: '{}' }),
  );
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
    await page.getByRole('radio', { name: 'Claro' }).check();
    await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
    await page.getByRole('radio', { name: 'Escuro' }).check();
    await expect(preview(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
  await test.step('can’t be had, and can be tried again by keyboard', async () => {
    isUp = false;
    await nameField(page).fill('Gazeta do Rio');
    await expect(page.getByText('Sem prévia agora. O código continua valendo.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoAxeViolations(page, '.embed-preview');
    isUp = true;
    await page.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
    await expect(preview(page)).toContainText('Gazeta do Rio');
    await expect(page.getByRole('heading', { name: 'Prévia' })).toBeFocused();
  });
  await test.step('the whole line, for short and long names, at every width', async () => {
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
        expect(await widthOf(page)).toBe(width);
      }
    }
  });
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
  const release = await hold(page, '**/Generator*.js');
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
  await context.setOffline(true);
  await save(page).click();
  await expect(toast(page, 'Erro ao salvar copyright')).toBeVisible();
  await expect(save(page)).toBeFocused();
  await expectNoAxeViolations(page, '.code-panel');
  await context.setOffline(false);
  await save(page).click();
  await expect(toast(page, 'Copyright salvo com sucesso!')).toBeVisible();
  const newest = rows(page).first();
  await expect(newest).toContainText(client);
  await expect(newest).toContainText('cometta.example/sobre');
  await expect(newest).toContainText('Escuro');
  await expect(newest.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
});

test('a code is right in a strict page and in HTML of 1999 (R-GEN-15)', async ({ page }) => {
  const letters = 'rgb(255, 255, 255)';
  const clientName = 'Órgão & Ação "Comunicação" <Ltda>';
  const embed = buildEmbed({ clientName, url: about, mode: 'dark', year });
  /** A client's site: two pages that hold the same code. */
  const site: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
    '/estrito': {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'",
      },
      body: `<!doctype html><html lang="pt-BR"><head><title>Jornal</title><link rel="stylesheet" href="/estilo.css">
</head><body dir="rtl"><main><h1>Jornal</h1></main><footer>${embed}</footer></body></html>`,
    },
    '/antigo': {
      contentType: 'text/html; charset=iso-8859-1',
      body: `<HTML><HEAD><TITLE>Jornal na Internet</TITLE></HEAD><BODY BGCOLOR="#000000" TEXT="#808080" LINK="#0000FF">
<TABLE WIDTH="100%" BORDER=0><TR><TD><FONT FACE="Times" SIZE=5>Jornal</FONT><TR><TD ALIGN=center>${embed}</TABLE></BODY></HTML>`,
    },
    '/estilo.css': {
      contentType: 'text/css',
      body: `body{background:#000;margin:40px}svg{width:100%;display:block}a{color:red;display:block}path,circle{fill:red;stroke:red}
span{color:red;display:block;font-size:40px}footer *{color:#333;font-size:30px}`,
    },
  };
  await page.route('http://jornal.example/**', (route) =>
    route.fulfill(site[new URL(route.request().url()).pathname] ?? { status: 204 }),
  );
  for (const where of ['/estrito', '/antigo']) {
    await page.goto(`http://jornal.example${where}`);
    await expect(page.locator('body')).toContainText(`© ${year} ${clientName}. Todos os direitos`);
    const link = page.getByRole('link', { name: 'Cometta (abre em nova aba)' });
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
    if (where === '/estrito') {
      const needed = await page.locator('footer').evaluate((footer) => {
        footer.style.width = '160px';
        const name = footer.querySelector('bdi');
        if (name) name.textContent = 'Comunicação'.repeat(10);
        return footer.scrollWidth;
      });
      expect(needed, 'a narrow column, a name in one word').toBe(160);
    }
  }
});
