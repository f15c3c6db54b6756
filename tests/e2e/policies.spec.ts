import { brand } from '#brand.ts';
import { contentChecklist, termsIndex } from '#content/policies.ts';
import { expect, test } from '../support/test.ts';

const DOCUMENTS = [
  [
    '/politica-de-privacidade',
    'Política de privacidade',
    ['/contato', `mailto:${brand.emails.privacy}`, `mailto:${brand.emails.dataProtectionOfficer}`],
  ],
  ['/politica-de-cookies', 'Política de cookies', ['/contato', '/politica-de-privacidade']],
  ['/termos-de-servico', 'Termos de serviço', ['/contato']],
  ['/termos-de-uso', 'Termos de uso', ['/contato', '/politica-de-privacidade', '/termos-de-servico']],
  [
    '/politica-de-conteudo',
    'Política de conteúdo',
    ['/compromisso-jornalismo', '/termos-de-servico', '/politica-de-privacidade'],
  ],
  ['/compromisso-jornalismo', 'Compromisso com o jornalismo', ['/sobre', '/contato', '/termos']],
] as const;

for (const [path, title, links] of DOCUMENTS) {
  test(`${path} is complete, named, dated and clean`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${title} ?\\.$`) })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/^Versão \d+\.\d+, em vigor desde \d+ de \p{L}+ de \d{4}$/u)).toBeVisible();
    for (const href of links) await expect(main.locator(`article a[href="${href}"]`).first()).toBeVisible();
    await expect(main).not.toContainText('{{');
  });
}

test('the index leads to the five documents, to the commitment and to the team', async ({ page }) => {
  await page.goto('/termos');
  const cards = page.getByRole('region', { name: 'Documentos' });
  await expect(cards.getByRole('listitem')).toHaveCount(5);
  await expect(cards.getByText('Disponível')).toHaveCount(5);
  for (const path of [
    '/politica-de-privacidade',
    '/termos-de-servico',
    '/termos-de-uso',
    '/politica-de-cookies',
    '/politica-de-conteudo',
  ]) {
    await expect(cards.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(cards.getByRole('link', { name: termsIndex.ask.action })).toHaveAttribute('href', '/contato');
  await expect(page.getByRole('link', { name: termsIndex.pact.action })).toHaveAttribute(
    'href',
    '/compromisso-jornalismo',
  );
});

test('the other spelling of the commitment redirects for good', async ({ request }) => {
  const response = await request.get('/compromisso-jornalistico', { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toBe('/compromisso-jornalismo');
});

test('the content policy ends with eight items that cannot be ticked', async ({ page }) => {
  await page.goto('/politica-de-conteudo');
  const items = page.getByRole('region', { name: contentChecklist.title }).getByRole('checkbox');
  await expect(items).toHaveCount(8);
  for (const item of await items.all()) await expect(item).toBeDisabled();
});

test('the sticky index marks the section being read', async ({ page }) => {
  await page.goto('/termos-de-uso');
  const index = page.getByRole('navigation', { name: 'Nesta página' });
  await expect(index.getByRole('link', { name: 'Sua conta' })).toHaveAttribute('aria-current', 'location');
  await index.getByRole('link', { name: 'Limites de uso justo' }).click();
  await expect(index.getByRole('link', { name: 'Limites de uso justo' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(page.getByRole('heading', { name: 'Limites de uso justo' })).toBeInViewport();
});

test('the eight sections of the terms of use are numbered', async ({ page }) => {
  await page.goto('/termos-de-uso');
  const numbers = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading, '::before').content));
  expect(numbers).toEqual(Array(8).fill('counter(section)'));
});

test('the index unfolds above the text on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/termos-de-uso');
  await page.getByText('Nesta página').click();
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeInViewport();
});

test('prints in black on white, without the furniture', async ({ page }) => {
  await page.goto('/termos-de-servico');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(17, 24, 39)');
});
