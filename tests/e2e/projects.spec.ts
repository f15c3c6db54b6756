import type { Page } from '@playwright/test';
import { methodSteps } from '#content/pages/projects.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const stepButton = (page: Page, title: string) => page.getByRole('button', { name: title });
const stepTitle = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });

test('a button shows its step and moves nothing (R-PRJ-3)', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/projetos#etapa-prototipagem');
  await test.step('an address that names a step shows it, with its button (R-PRJ-3)', async () => {
    await expect(stepTitle(page, 'Prototipagem')).toBeInViewport();
    await expect(stepButton(page, 'Prototipagem')).toBeInViewport({ ratio: 1 });
  });
  const below = page.getByRole('heading', { name: 'Solução pronta, híbrida ou sob medida' });
  const documentTop = () =>
    below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
  const before = await documentTop();
  for (const step of methodSteps) {
    await stepButton(page, step.title).click();
    await expect(stepTitle(page, step.title)).toBeVisible();
    await expect(page.locator('[data-stepper-panel]').filter({ visible: true })).toHaveCount(1);
    expect(await documentTop()).toBe(before);
  }
  if (isMobile) return;
  await test.step('the line moves by a transform alone, and a ring fills when it has come (R-PRJ-7)', async () => {
    const [line, fill] = await page.locator('.five-steps').evaluate((stepper) => {
      const read = (selector: string, part: string) => {
        const element = stepper.querySelector(selector) ?? stepper;
        const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(element, part);
        return { transitionProperty, transitionDuration, transitionDelay };
      };
      return [read('[data-stepper-track]', '::after'), read('[aria-current] b', '::before')] as const;
    });
    expect([line.transitionProperty, fill.transitionProperty]).toEqual(['transform', 'transform']);
    expect(fill.transitionDelay).toBe(line.transitionDuration);
  });
  await test.step('axe finds nothing on a later step', () => expectNoAxeViolations(page, '#metodologia'));
});

test('the step names do not overlap, down to 320 px', async ({ page }) => {
  await page.goto('/projetos');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page
      .locator('[data-stepper-step] > span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(5);
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.x || box.bottom <= other.y || other.bottom <= box.y;
        expect(apart, `names at ${width}`).toBe(true);
      }
    }
  }
});
