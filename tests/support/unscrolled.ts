import type { Page } from '@playwright/test';
import sharp, { type Raw } from 'sharp';

/** A part of a page, in pixels from the page's top left corner. */
interface Part {
  readonly name: string;
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Pixels of three channels. */
interface Pixels {
  readonly data: Buffer;
  readonly info: Raw;
}

/**
 * Scenes of the products and large drawings. The closing call's disc grows on the way over lines that are there, and what
 * moves on a canvas has no resting state.
 */
const PARTS = 'main :is(.scene, [data-drawing], svg, img):not(.home-closing > svg)';
/** Smaller ones are icons, in pixels. */
const MIN_SIZE = 80;
/** How far apart a channel of two pixels may be, of 255: letters are smoothed differently at another height. */
const TOLERANCE = 48;
/** The share of its pixels that a part may change by coming into view. */
const MOST_CHANGED = 0.002;

/**
 * Scenes and drawings that look otherwise in a capture of the whole page taken without scrolling than after the visitor has
 * scrolled through it: archives, paper and who scrolls fast would see them empty or cut. The second capture is taken without
 * motion, so that nothing in it depends on where the page stands.
 * @param page a page that has just loaded, with motion
 * @returns their classes with the share of pixels that differs
 */
export async function waitingForScroll(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // It changes its colour on the way.
    document.querySelector<HTMLElement>('.site-header')?.style.setProperty('visibility', 'hidden');
    await document.fonts.ready;
    const own = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(own.map(({ finished }) => finished));
  });
  const before = await captureParts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
  const after = await captureParts(page);
  return before.flatMap(({ name, pixels }, index) => {
    const scrolled = after[index];
    const changed = scrolled ? shareOfChanged(pixels, scrolled.pixels) : 1;
    return changed > MOST_CHANGED ? [`${name}: ${(100 * changed).toFixed(1)}%`] : [];
  });
}

async function captureParts(page: Page): Promise<{ readonly name: string; readonly pixels: Pixels }[]> {
  const parts: Part[] = await page.evaluate(
    ({ selector, minSize }) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isInAnother = element.parentElement?.closest(selector) !== null;
        if (box.width < minSize || box.height < minSize || isInAnother || !element.checkVisibility())
          return [];
        const left = Math.max(0, Math.round(box.left));
        const top = Math.max(0, Math.round(box.top + scrollY));
        return {
          name: element.getAttribute('class') ?? element.tagName,
          place: {
            left,
            top,
            width: Math.round(Math.min(box.right, document.documentElement.clientWidth)) - left,
            height: Math.round(box.bottom + scrollY) - top,
          },
        };
      }),
    { selector: PARTS, minSize: MIN_SIZE },
  );
  const whole = await page.screenshot({ fullPage: true, animations: 'allow' });
  const { data, info } = await sharp(whole).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    parts.map(async ({ name, place }) => ({
      name,
      pixels: await sharp(data, { raw: info }).extract(place).raw().toBuffer({ resolveWithObject: true }),
    })),
  );
}

/** A pixel counts as changed when none around its place is like it: half a pixel of movement is no change. */
function shareOfChanged(before: Pixels, after: Pixels): number {
  const width = Math.min(before.info.width, after.info.width);
  const height = Math.min(before.info.height, after.info.height);
  const isLike = (a: number, b: number) => {
    for (let channel = 0; channel < 3; channel += 1) {
      if (Math.abs((before.data[a + channel] ?? 0) - (after.data[b + channel] ?? 0)) > TOLERANCE)
        return false;
    }
    return true;
  };
  const hasLikeAround = (x: number, y: number, from: number) => {
    for (let top = Math.max(0, y - 1); top <= Math.min(height - 1, y + 1); top += 1) {
      for (let left = Math.max(0, x - 1); left <= Math.min(width - 1, x + 1); left += 1) {
        if (isLike(from, (top * after.info.width + left) * 3)) return true;
      }
    }
    return false;
  };
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * before.info.width + x) * 3;
      if (!isLike(from, (y * after.info.width + x) * 3) && !hasLikeAround(x, y, from)) changed += 1;
    }
  }
  return changed / (width * height);
}
