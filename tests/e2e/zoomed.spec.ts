// R-PAGE-12
import type { Locator, Page } from '@playwright/test';
import { menuSections } from '#content/navigation.ts';
import { listTitle } from '#content/waitlist-lists.ts';
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

test('zoomed in to 400%, menus and dialogs are reached down to their last part', async ({ page }) => {
  test.setTimeout(60_000);
  await test.step('the menu scrolls down to its last link', async () => {
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

  await test.step('the search shows what it found', async () => {
    await page.goto('/solucoes');
    await main(page).getByRole('button', { name: 'Buscar soluções' }).click();
    const sheet = page.getByRole('dialog', { name: 'Buscar soluções' });
    await page.getByRole('searchbox', { name: 'Buscar soluções' }).fill('whatsapp');
    await reach(sheet.getByRole('button', { name: 'Fechar busca' }));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(main(page).getByRole('heading', { name: 'Newsletter AI' })).toBeHidden();
    await reach(main(page).getByRole('heading', { name: 'Chama.lá' }));
  });

  await test.step("the waiting list's dialog can be sent and closed", async () => {
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

  await test.step('the download dialog scrolls as one, down to its button', async () => {
    await page.goto('/solucoes');
    await page.getByRole('button', { name: 'Baixar ícone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Baixar ícone' });
    for (const name of ['512', 'Círculo', 'Claro', 'SVG'])
      await reach(dialog.getByRole('radio', { name, exact: true }));
    await reach(dialog.getByRole('button', { name: 'Baixar PNG' }));
  });

  await test.step('the dialog about paused projects shows both of its actions', async () => {
    await page.goto('/solucoes/portais-noticias');
    await page.getByRole('button', { name: 'Garantir acesso antecipado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
    await reach(dialog.getByRole('link', { name: 'Entrar na fila de espera' }));
    await reach(dialog.getByRole('button', { name: 'Entendido' }));
  });
});
