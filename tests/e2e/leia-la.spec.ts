import { closing, credit, exclusive, features, hero, questions, results, sdk } from '#content/leia-la.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/solucoes/leia-la';

test('says what the page has to say', async ({ page }) => {
  await page.goto(PATH);
  await test.step('says what it sells, to whom, and leads to the team (R-LEI-1, R-LEI-2, R-LEI-4)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(hero.lines.join(' ')));
    const main = page.getByRole('main');
    await expect(main.getByText('exclusivo para clientes, com fila de espera').first()).toBeVisible();
    await expect(main.getByText(exclusive.text)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Falar com a equipe' }).first()).toHaveAttribute(
      'href',
      '/contato',
    );
    await expect(main.getByRole('link', { name: 'Ver recursos' })).toHaveAttribute('href', '#recursos');
    await expect(page.locator('#recursos').getByRole('listitem')).toHaveCount(features.length);
    await expect(page.getByRole('region', { name: credit.title })).toContainText(
      'leva junto o endereço da matéria, com “Leia mais em”',
    );
    for (const text of [
      'Link com nome',
      'CSV',
      'API e webhooks',
      'Domínio próprio',
      'QR code',
      'tempo real',
      'lugar e aparelho',
    ]) {
      await expect(page.locator('#recursos')).toContainText(text, { ignoreCase: true });
    }
  });
  await test.step('shows the four figures (R-LEI-6)', async () => {
    for (const { value } of results.figures) {
      await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible();
    }
    expect(results.figures.map((figure) => figure.value)).toEqual(['< 50 ms', '99.99%', '180+', '95%']);
  });
  await test.step('closes with the team and the catalogue (R-LEI-1)', async () => {
    const section = page.getByRole('region', { name: new RegExp(closing.title.join(' ')) });
    await expect(section.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
      'href',
      '/contato',
    );
    await expect(section.getByRole('link', { name: 'Ver soluções' })).toHaveAttribute('href', '/solucoes');
  });
});

test('shows the call in five languages, one at a time, chosen by keyboard (R-LEI-5)', async ({ page }) => {
  await page.goto(PATH);
  expect(sdk.samples.map((sample) => sample.language)).toEqual(['JavaScript', 'Python', 'PHP', 'Ruby', 'Go']);
  const sample = (language: string) => page.getByRole('region', { name: `Exemplo em ${language}` });
  await expect(sample('JavaScript')).toBeVisible();
  await expect(sample('Python')).toBeHidden();
  await page.getByRole('radio', { name: 'JavaScript' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sample('Python')).toBeVisible();
  await expect(sample('JavaScript')).toBeHidden();
});

test('opens the first question, and several at a time (R-FAQ-1, R-LEI-1)', async ({ page }) => {
  await page.goto(PATH);
  const open = page.locator('details[open]').filter({ has: page.locator('summary') });
  const [first, second] = questions;
  await expect(page.getByText(String(first?.answer))).toBeVisible();
  await expect(page.getByText(String(second?.answer))).toBeHidden();
  await page.getByText(String(second?.question)).click();
  await expect(page.getByText(String(first?.answer))).toBeVisible();
  await expect(page.getByText(String(second?.answer))).toBeVisible();
  await page.getByText(String(first?.question)).click();
  await expect(page.getByText(String(first?.answer))).toBeHidden();
  await expect(open.filter({ hasText: String(second?.question) })).toHaveCount(1);
  await expect(
    page.locator('section', { hasText: 'Perguntas' }).getByRole('link', { name: 'Fale com a equipe' }),
  ).toHaveAttribute('href', '/contato');
});
