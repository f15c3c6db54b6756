import type { Locator, Page } from '@playwright/test';
import { menuSections } from '#content/navigation.ts';
import { listTitle } from '#content/waitlist-lists.ts';
import { lostText } from '../support/lost-text.ts';
import { builtPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// A window of 1440x900 at a zoom of 400% (WCAG 2.2, 1.4.4 and 1.4.10).
test.use({ viewport: { width: 360, height: 225 } });

/** What a person does who sees little at a time: scrolls the thing into view, and finds nothing on top of it. */
async function reach(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await expect(thing).toBeInViewport();
  await thing.click({ trial: true });
}

const main = (page: Page) => page.getByRole('main');

test.describe('zoomed in to 400%', () => {
  test('every page fits, and its header leaves the view to the text', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of builtPages()) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner'), path).not.toBeInViewport();
    }
  });

  test('the menu scrolls down to its last link', async ({ page }) => {
    await page.goto('/termos');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const section of menuSections) {
      const opener = menu.getByText(section.title, { exact: true });
      await reach(opener);
      await opener.click();
    }
    await reach(menu.getByRole('link').last());
    await reach(menu.getByRole('button', { name: 'Fechar menu' }));
  });

  test('the search shows what it found', async ({ page }) => {
    await page.goto('/solucoes');
    await main(page).getByRole('button', { name: 'Buscar soluções' }).click();
    const sheet = page.getByRole('dialog', { name: 'Buscar soluções' });
    await page.getByRole('searchbox', { name: 'Buscar soluções' }).fill('whatsapp');
    const result = sheet.getByRole('link', { name: /^Chama\.lá/ });
    // Without a scroll: the field leaves room for it.
    await expect(result).toBeInViewport({ ratio: 0.5 });
    await reach(sheet.getByRole('button', { name: 'Fechar busca' }));
    await result.click();
    await expect(sheet).toBeHidden();
  });

  test("the waiting list's dialog can be sent and closed", async ({ page }) => {
    await page.goto('/solucoes/newsletter-ai');
    await main(page).getByRole('link', { name: 'Entrar na fila de espera' }).first().click();
    const dialog = page.getByRole('dialog', { name: listTitle('newsletter-ai') });
    const submit = dialog.getByRole('button', { name: 'Entrar na fila de espera' });
    await reach(submit);
    await submit.click();
    await expect(dialog.getByLabel('Nome', { exact: true })).toBeFocused();
    await expect(dialog.getByText('Nome é obrigatório')).toBeInViewport();
    await expect(dialog.getByText('Nome', { exact: true })).toBeInViewport({ ratio: 1 });
    const close = dialog.getByRole('button', { name: 'Fechar' });
    await reach(close);
    await close.click();
    await expect(dialog).toHaveCount(0);
  });

  test('the download dialog scrolls as one, down to its button', async ({ page }) => {
    await page.goto('/solucoes');
    await page.getByRole('button', { name: 'Baixar ícone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Baixar ícone' });
    for (const name of ['512', 'Círculo', 'Claro', 'SVG'])
      await reach(dialog.getByRole('radio', { name, exact: true }));
    await reach(dialog.getByRole('button', { name: 'Baixar PNG' }));
  });

  test('the dialog about paused projects shows both of its actions', async ({ page }) => {
    await page.goto('/solucoes/portais-noticias');
    await page.getByRole('button', { name: 'Garantir acesso antecipado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
    await reach(dialog.getByRole('link', { name: 'Entrar na fila de espera' }));
    await reach(dialog.getByRole('button', { name: 'Entendido' }));
  });
});

/** The spacing that a reader may set (WCAG 2.2, 1.4.12), in a sheet that the site's policy lets through. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

test('no text is lost with a browser font of 200%, nor with wider spacing', async ({ page, allowError }) => {
  test.setTimeout(180_000);
  const unknown = '/pagina-que-nao-existe';
  allowError(/status of 404/);
  const browser = await page.context().newCDPSession(page);
  const setFont = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
  for (const path of [...builtPages(), '/copyright', unknown]) {
    await test.step(path, async () => {
      await setFont(32);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        for (const question of document.querySelectorAll('main details'))
          question.toggleAttribute('open', true);
        await document.fonts.ready;
      });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const lost = async (width: number, how: string) => {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(lostText), `${path} at ${width} px ${how}`).toEqual([]);
      };
      for (const width of [390, 320]) await lost(width, 'with a font of 32 px');
      await setFont(16);
      await page.evaluate(spaceOut);
      for (const width of [320, 390, 1024, 1440]) await lost(width, 'spaced out');
    });
  }
});
