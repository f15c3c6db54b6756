import type { Page } from '@playwright/test';
import { philosophy } from '#content/pages/philosophy.ts';
import { expect, test } from '../support/test.ts';

// The canvas moves for who likes motion; the tests of reduced motion say so.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PATH = '/ai-first-human-centered';
const { pause, play } = philosophy.motion;

/** The pixels of the canvas, as text: two equal ones are the same picture. */
function picture(page: Page): Promise<string> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/**
 * Whether the rings move: within a fifth of a second the picture is another, or frames are asked for. A loop that draws nothing costs a
 * phone's battery too.
 */
function areMoving(page: Page): Promise<boolean> {
  return page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const before = canvas.toDataURL();
    const ask = window.requestAnimationFrame;
    let asked = false;
    window.requestAnimationFrame = (callback) => {
      asked = true;
      return ask.call(window, callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 200));
    window.requestAnimationFrame = ask;
    return asked || canvas.toDataURL() !== before;
  });
}

/** Colour of the canvas at a place of the view: red, green, blue, opacity. */
function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  return page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, [viewX = 0, viewY = 0]) => {
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const data = canvas
        .getContext('2d')
        ?.getImageData((viewX - box.left) * ratio, (viewY - box.top) * ratio, 1, 1).data;
      return data ? [...data] : [];
    },
    [x, y],
  );
}

test('the rings move only for who looks: in view, in a shown tab, and until the pause button', async ({
  page,
}) => {
  await page.goto(PATH);
  const moving = () => areMoving(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const scrollTo = (top: number) =>
    page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top);
  await expect.poll(moving).toBe(true);
  for (const [where, leave, comeBack] of [
    ['out of view', () => scrollTo(99_999), () => scrollTo(0)],
    ['in a hidden tab', () => setHidden(true), () => setHidden(false)],
  ] as const) {
    await test.step(`they stop ${where}, and go on afterwards`, async () => {
      await leave();
      await expect.poll(moving).toBe(false);
      await comeBack();
      await expect.poll(moving).toBe(true);
    });
  }
  await test.step('they stop at the button and go on at it, also from the keyboard (R-PHI-13)', async () => {
    await page.getByRole('button', { name: pause }).click();
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    expect(await moving()).toBe(false);
    await page.getByRole('button', { name: play }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: pause })).toBeFocused();
    await expect.poll(moving).toBe(true);
  });
});

test('stands still where reduced motion is asked for, until the visitor presses play (R-PAGE-14, R-PHI-13)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: play })).toBeVisible();
  expect(await areMoving(page)).toBe(false);
  const still = await picture(page);
  // For which the browser makes the view one pixel wide for a moment.
  await page.screenshot({ fullPage: true });
  expect(await picture(page)).toBe(still);
  await page.getByRole('button', { name: play }).click();
  await expect.poll(() => areMoving(page)).toBe(true);
  await page.getByRole('button', { name: pause }).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByRole('button', { name: pause })).toBeVisible();
});

test('the dot grows under the pointer and shrinks when it leaves; the canvas follows the window', async ({
  page,
}) => {
  await page.goto(PATH);
  const dot = await page.locator('[data-particles-center]').boundingBox();
  if (!dot) throw new Error('No dot');
  // Outside the dot at rest (radius about 10 px), inside it when it has grown.
  const purple = async () => (await colourAt(page, dot.x + 15, dot.y + 9)).join();
  expect(await purple()).not.toBe('147,51,234,255');
  await page.mouse.move(dot.x, dot.y);
  await expect.poll(purple).toBe('147,51,234,255');
  await page.mouse.move(20, 860);
  await expect.poll(purple).not.toBe('147,51,234,255');
  await test.step('the canvas follows the window', async () => {
    const sizes = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas.getBoundingClientRect();
        return { sharp: [canvas.width, canvas.height], shown: [Math.round(width), Math.round(height)] };
      });
    const before = await sizes();
    expect(before.sharp).toEqual(before.shown);
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await sizes()).sharp).toEqual([900, (await sizes()).shown[1]]);
  });
});

test('the canvas takes over from the drawing without a jump (R-PHI-1)', { tag: '@both' }, async ({
  browser,
  baseURL,
  isMobile,
  viewport,
}) => {
  const sharp = { deviceScaleFactor: 3, viewport, isMobile, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage({ ...sharp, baseURL });
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: play })).toBeVisible();
  // At most two pixels a point.
  const width = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
  expect(width).toBe(2 * (viewport?.width ?? 0));
  // A circle that the drawing has must be where the canvas has painted one: look at its top.
  const tops = await page.evaluate(() => {
    const pole = document.querySelector('[data-particles-center]')?.getBoundingClientRect();
    const wide = matchMedia('(min-width: 48rem)').matches;
    const circles = [
      ...document.querySelectorAll(`[data-particles-center] > svg:${wide ? 'first' : 'last'}-child circle`),
    ];
    return circles
      .map((circle) => ({
        x: (pole?.left ?? 0) + Number(circle.getAttribute('cx')),
        y: (pole?.top ?? 0) + Number(circle.getAttribute('cy')) - Number(circle.getAttribute('r')),
      }))
      .filter(({ x, y }) => x > 20 && x < innerWidth - 20 && y > 130 && y < innerHeight - 20);
  });
  expect(tops.length).toBeGreaterThan(8);
  for (const { x, y } of tops) {
    const [, , , opacity = 0] = await colourAt(page, x, y);
    expect(opacity).toBeGreaterThan(60);
  }
  await page.close();
});

test('without a canvas the page is whole: the drawing stays, the button is not offered (R-PHI-14)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PATH);
  const circles = page.locator('[data-particles-center] circle').filter({ visible: true });
  await expect(circles.first()).toBeVisible();
  await expect(page.getByRole('button', { name: /movimento/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Conhecer os projetos' })).toBeVisible();
});
