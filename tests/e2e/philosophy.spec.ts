import { gzipSync } from 'node:zlib';
import { brand } from '#brand.ts';
import { philosophy } from '#content/philosophy.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/ai-first-human-centered';

test('says what the page is about: principles, six benefits with figures, the case, both ways on', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle(`AI-First, Human-Centered | ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^AI-First,\s+Human-Centered\./);

  const principles = page.getByRole('region', { name: 'Ela começa, você termina' });
  for (const { machine, person } of philosophy.principles.items) {
    await expect(principles.getByText(machine)).toBeVisible();
    await expect(principles.getByText(person)).toBeVisible();
  }

  const benefits = page.getByRole('region', { name: philosophy.benefits.title });
  await expect(benefits.getByRole('listitem')).toHaveCount(6);
  for (const stat of ['3x', '98%', '340%', '300+', '99.9%', '24/7']) {
    await expect(benefits.getByText(stat, { exact: true }).first()).toBeVisible();
  }
  for (const { title, description } of philosophy.benefits.items) {
    const row = benefits.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(row).toContainText(description);
  }

  const proof = page.getByRole('region', { name: philosophy.case.title });
  await expect(proof).toContainText('87% menos tempo por processo');
  for (const [label, value] of [
    ['processos feitos assim', '350+'],
    ['de satisfação', '100%'],
    ['menos retrabalho', '96%'],
  ] as const) {
    await expect(proof.getByRole('definition').filter({ hasText: value })).toBeVisible();
    await expect(proof.getByRole('term').filter({ hasText: label })).toBeVisible();
  }

  const main = page.getByRole('main');
  for (const { label } of [philosophy.projects, philosophy.closing.projects]) {
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', '/projetos');
  }
  const chat = main.getByRole('link', { name: 'Conversar no WhatsApp (abre em nova aba)' });
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(`${address.host}${address.pathname}`).toBe(`wa.me/${brand.whatsapp}`);
  expect(address.searchParams.get('text')).toMatch(/^Olá! Quero conversar/);
});

test('without a canvas the page is whole: the drawing stays, the button is not offered', {
  tag: '@both',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.locator('[data-particles-center] circle').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /movimento/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Conhecer os projetos' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there: drawing, words, figures and links; no dead button', async ({ page }) => {
    await page.goto(PATH);
    await expect(
      page.locator('[data-particles-center] circle').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /movimento/ })).toHaveCount(0);
    for (const name of [philosophy.benefits.title, philosophy.case.title]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Conhecer os projetos' })).toBeVisible();
  });
});

test('downloads at most 15 kB of JavaScript, and no React', async ({ page }) => {
  let bytes = 0;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body();
    bytes += gzipSync(body).length;
    scripts.push(body.toString());
  });
  await page.goto(PATH);
  await settled(page);
  for (const inline of await page.locator('script:not([src])').allTextContents()) {
    bytes += gzipSync(inline).length;
    scripts.push(inline);
  }
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(15_000);
  expect(scripts.join()).not.toMatch(/react/i);
});

test('the headline and the figure are whole at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PATH);
  for (const text of ['Human-Centered', '%']) {
    const box = await page.getByRole('main').getByText(text).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});
