import { pausedProjects, questions } from '#content/portal.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const PATH = '/solucoes/portais-noticias';
const ENTER = 'Entrar na fila de espera';
const EARLY = 'Garantir acesso antecipado';

test.describe('the modal about paused projects', () => {
  test('opens and closes by keyboard and by mouse, and its link leads to the waiting list', async ({
    page,
  }) => {
    await page.goto(PATH);
    const opener = page.getByRole('button', { name: EARLY });
    const dialog = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
    await test.step('by keyboard: keeps focus inside and gives it back', async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page, 'dialog[open]');
      await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('link', { name: ENTER })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Entendido' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Space');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('by the cross and by the backdrop, not by a press inside', async () => {
      await opener.click();
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await expect(dialog).toBeHidden();
      await opener.click();
      await dialog.getByText(pausedProjects.text).click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    });
    await test.step('by the link', async () => {
      await opener.click();
      await dialog.getByRole('link', { name: ENTER }).click();
      await expect(page).toHaveURL(/\/portal-ai-waitlist$/);
    });
  });

  test('works in a browser without invoker commands and without closedby', async ({ page }) => {
    await page.addInitScript(() => {
      // What such a browser lacks: both properties, and what they do.
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      document.addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.goto(PATH);
    const dialog = page.getByRole('dialog', { name: pausedProjects.title });
    for (const close of ['Fechar', 'Entendido']) {
      await page.getByRole('button', { name: EARLY }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: EARLY }).click();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be opened, and what is paused is read in the page', async ({ page }) => {
    await page.goto(PATH);
    for (const { question, answer } of questions.slice(1)) {
      await page.getByText(question).click();
      await expect(page.getByText(String(answer))).toBeVisible();
    }
    await expect(page.getByRole('button', { name: EARLY })).toBeHidden();
    await page.getByRole('link', { name: EARLY }).click();
    const paused = page.getByRole('heading', { name: pausedProjects.title });
    await expect(paused).toBeInViewport();
    await expect(page.getByText(pausedProjects.text)).toBeVisible();
    await expect(page.getByRole('button', { name: pausedProjects.dismiss })).toBeHidden();
  });
});
