import { brand } from '#brand.ts';
import { contact, contactMessage } from '#content/contact.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contato');
});

test('has one heading and one button, which opens the chat with the message already written (R-CON-2, R-BRD-5)', async ({
  page,
  context,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre em contato conosco no WhatsApp');
  const start = page.getByRole('main').getByRole('link', { name: 'Iniciar conversa' });
  await expect(start).toHaveCount(1);
  await expect(start).toHaveAccessibleName('Iniciar conversa (abre em nova aba)');
  await expect(start).toHaveAttribute('rel', 'noopener');

  // Nothing of these tests leaves the machine.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await start.click();
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**');
  const url = new URL(chat.url());
  expect(url.pathname).toBe(`/${brand.whatsapp}`);
  const message = url.searchParams.get('text') ?? '';
  expect(message).toBe(contactMessage);
  await expect(page.getByText(message)).toBeVisible();
});

test('tells what happens after the button, and where else to go', async ({ page }) => {
  await expect(page.getByText(contact.steps[1].what)).toBeVisible();
  await expect(page.getByText(contact.steps[2].what)).toBeVisible();
  expect(contact.steps[2].what).toContain(brand.answersWithin);
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacidade' })).toHaveAttribute(
    'href',
    '/politica-de-privacidade',
  );
});

test('is reached with the keyboard and shows where the focus is', async ({ page }) => {
  const start = page.getByRole('link', { name: 'Iniciar conversa' });
  await start.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await expect(start).toHaveCSS('outline-style', 'solid');
});

test('shows the whole button in the first view of a computer and of a low laptop', async ({ page }) => {
  const start = page.getByRole('link', { name: 'Iniciar conversa' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 660 });
  await expect(start).toBeInViewport({ ratio: 1 });
});

test('shows the words of the button in the first view of a phone', { tag: '@phone' }, async ({ page }) => {
  await expect(page.getByText('Iniciar conversa')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button works all the same', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Iniciar conversa' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${brand.whatsapp}\\?text=`),
    );
  });
});
