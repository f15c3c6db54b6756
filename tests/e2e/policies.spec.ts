import { expect, test } from '../support/test.ts';

test('the index beside the text marks the section being read, and the sections are numbered (R-POL-10)', async ({
  page,
}) => {
  await page.goto('/termos-de-uso');
  const index = page.getByRole('navigation', { name: 'Nesta página' });
  await test.step('the sticky index marks the section being read', async () => {
    await expect(index.getByRole('link', { name: 'Sua conta' })).toHaveAttribute('aria-current', 'location');
    await index.getByRole('link', { name: 'Limites de uso justo' }).click();
    await expect(index.getByRole('link', { name: 'Limites de uso justo' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(page.getByRole('heading', { name: 'Limites de uso justo' })).toBeInViewport();
  });
  await test.step('the eight sections of the terms of use are numbered, and their versions are not', async () => {
    const numbers = await page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading, '::before').content));
    expect(numbers).toEqual([...Array(8).fill('counter(section)'), 'none']);
  });
});

test('the index unfolds above the text on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/termos-de-uso');
  await page.getByText('Nesta página').click();
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeInViewport();
});
