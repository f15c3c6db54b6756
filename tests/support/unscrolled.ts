import type { Page } from '@playwright/test';

/** The way in which each part of a scene or a large drawing is painted, by its place in the page. */
type Looks = readonly (readonly [name: string, look: string])[];

/**
 * The parts of scenes and large drawings that are painted otherwise before a scroll than after the visitor has scrolled through
 * the page: archives, paper and who scrolls fast would see them empty or cut. The second look is taken without motion, so that
 * nothing in it depends on where the page stands. Left out: the closing call's disc, which grows on the way over lines that
 * are there, and what moves on a canvas, which has no resting state.
 * @param page a page that has just loaded, with motion
 * @returns their classes with what differs
 */
export async function waitingForScroll(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const own = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(own.map(({ finished }) => finished));
  });
  const before = await page.evaluate(looksOfParts);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
  const after = await page.evaluate(looksOfParts);
  return before.flatMap(([name, look], index) =>
    look === after[index]?.[1] ? [] : [`${name}: ${look}, then ${after[index]?.[1]}`],
  );
}

/** Runs in the page. */
function looksOfParts(): Looks {
  return [...document.querySelectorAll('main :is(.scene, [data-drawing], svg, img):not(.home-closing > svg)')]
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      // Smaller ones are icons.
      return width >= 80 && height >= 80 && !part.parentElement?.closest('.scene, [data-drawing], svg');
    })
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((part) => {
      const { opacity, visibility, display, transform, translate, scale, rotate, clipPath, filter } =
        getComputedStyle(part);
      const { strokeDashoffset, maskPosition, maskSize } = getComputedStyle(part);
      const isThere = part instanceof HTMLImageElement ? part.complete && part.naturalWidth > 0 : true;
      const look = [opacity, visibility, display, transform, translate, scale, rotate, clipPath, filter];
      return [
        part.getAttribute('class') ?? part.tagName,
        [...look, strokeDashoffset, maskPosition, maskSize, isThere].join(' '),
      ];
    });
}
