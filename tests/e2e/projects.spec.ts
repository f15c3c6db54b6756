import type { Page } from '@playwright/test';
import { methodSteps, projectFigures, spectrum } from '#content/projects.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const stepButton = (page: Page, title: string) => page.getByRole('button', { name: title });
const stepTitle = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });

async function expectOnlyStep(page: Page, title: string): Promise<void> {
  for (const step of methodSteps) {
    const chosen = step.title === title;
    await expect(stepTitle(page, step.title)).toBeVisible({ visible: chosen });
    await expect(page.getByText(step.keyPoints[0])).toBeVisible({ visible: chosen });
    if (chosen) await expect(stepButton(page, step.title)).toHaveAttribute('aria-current', 'step');
    else await expect(stepButton(page, step.title)).not.toHaveAttribute('aria-current');
  }
}

test('says what the page has to say', async ({ page }) => {
  await page.goto('/projetos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Feito na medida do seu problema\./);
  await expect(page.getByRole('link', { name: 'Ver o método' })).toHaveAttribute('href', '#metodologia');
  await expect(page.locator('#metodologia')).toBeVisible();
  expect(methodSteps.map((step) => step.title)).toEqual([
    'Descoberta',
    'Ideação',
    'Prototipagem',
    'Desenvolvimento',
    'Evolução',
  ]);
  for (const point of spectrum) {
    await expect(page.getByRole('heading', { level: 3, name: point.title })).toBeVisible();
  }
  expect(projectFigures.map((figure) => figure.value)).toEqual(['180+', '94%', '1.5B+']);
  for (const { value, label } of projectFigures) {
    await expect(page.getByRole('listitem').filter({ hasText: `${value} ${label}` })).toBeVisible();
  }
  const closing = page.getByRole('region', { name: /Traga o rascunho/ });
  await expect(closing.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
    'href',
    '/contato',
  );
  await expect(closing.getByRole('link', { name: 'Ver soluções' })).toHaveAttribute('href', '/solucoes');
});

test('a round button shows its step, with four key activities', async ({ page }) => {
  await page.goto('/projetos');
  await expectOnlyStep(page, 'Descoberta');
  for (const step of methodSteps) {
    await expect(stepButton(page, step.title)).toBeVisible();
    await stepButton(page, step.title).click();
    await expect(stepTitle(page, step.title)).toBeVisible();
    expect(step.keyPoints).toHaveLength(4);
    for (const point of step.keyPoints) await expect(page.getByText(point, { exact: true })).toBeVisible();
  }
  await expectOnlyStep(page, 'Evolução');
});

test('an address that names a step shows it, with its button, also on the open page', async ({ page }) => {
  await page.goto('/projetos#etapa-prototipagem');
  await expectOnlyStep(page, 'Prototipagem');
  await expect(stepTitle(page, 'Prototipagem')).toBeInViewport();
  await expect(stepButton(page, 'Prototipagem')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => location.assign('#etapa-evolucao'));
  await expectOnlyStep(page, 'Evolução');
});

test('Anterior and Próxima wrap at both ends and are announced', async ({ page }) => {
  await page.goto('/projetos');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expectOnlyStep(page, 'Evolução');
  await expect(page.getByRole('status')).toHaveText('Etapa 5 de 5: Evolução');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expectOnlyStep(page, 'Descoberta');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expectOnlyStep(page, 'Ideação');
  await expect(page.getByRole('status')).toHaveText('Etapa 2 de 5: Ideação');
});

test('the arrow keys walk the line of buttons and wrap', async ({ page }) => {
  await page.goto('/projetos');
  await stepButton(page, 'Descoberta').focus();
  for (const [key, title] of [
    ['ArrowLeft', 'Evolução'],
    ['ArrowRight', 'Descoberta'],
    ['ArrowRight', 'Ideação'],
    ['End', 'Evolução'],
    ['Home', 'Descoberta'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stepButton(page, title)).toBeFocused();
    await expectOnlyStep(page, title);
  }
  // Tab still walks the buttons one by one.
  await page.keyboard.press('Tab');
  await expect(stepButton(page, 'Ideação')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOnlyStep(page, 'Ideação');
});

test('choosing a step moves nothing below it', { tag: '@both' }, async ({ page }) => {
  await page.goto('/projetos');
  const below = page.getByRole('heading', { name: 'Nem todo problema pede código novo' });
  const documentTop = async () =>
    ((await below.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  const before = await documentTop();
  for (const step of methodSteps) {
    await stepButton(page, step.title).click();
    expect(await documentTop()).toBeCloseTo(before, 0);
  }
});

test('without JavaScript all five steps can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/projetos');
  for (const step of methodSteps) {
    await expect(stepTitle(page, step.title)).toBeVisible();
    for (const point of step.keyPoints) await expect(page.getByText(point, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Próxima' })).toBeHidden();
  await context.close();
});

test('axe finds nothing on a later step', async ({ page }) => {
  await page.goto('/projetos');
  await stepButton(page, 'Desenvolvimento').click();
  await expectNoAxeViolations(page);
});

test('nothing scrolls sideways, and the step names do not overlap, down to 320 px', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/projetos');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    const boxes = [];
    for (const step of methodSteps) {
      const box = await page
        .locator('#metodologia button')
        .getByText(step.title, { exact: true })
        .boundingBox();
      if (box) boxes.push(box);
    }
    expect(boxes).toHaveLength(5);
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.x + box.width <= other.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
        expect(apart, `names at ${width}`).toBe(true);
      }
    }
  }
});
