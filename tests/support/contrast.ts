import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Contrast of two colours as `getComputedStyle` writes them (WCAG 2.2), the first laid over the second. */
    contrastOf: (color: string, ground: string) => number;
    /** The colour that lies behind a point: grounds of everything there, from `skip` on downwards. */
    groundAt: (x: number, y: number) => string;
  }
}

/** Puts `contrastOf` and `groundAt` into every page that is opened from now on. */
export async function addContrast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const channels = (color: string): readonly [number, number, number, number] => {
      const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = (front: string, back: string): string => {
      const [r, g, b, a] = channels(front);
      const [x, y, z] = channels(back);
      const mix = (one: number, other: number) => one * a + other * (1 - a);
      return `rgb(${mix(r, x)} ${mix(g, y)} ${mix(b, z)})`;
    };
    const luminance = (color: string): number => {
      const [r, g, b] = channels(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    };
    window.contrastOf = (color, ground) => {
      const lights = [luminance(over(color, ground)), luminance(ground)];
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    };
    window.groundAt = (x, y) =>
      document
        .elementsFromPoint(x, y)
        .map((element) => getComputedStyle(element).backgroundColor)
        .reduceRight((ground, color) => over(color, ground), 'rgb(255 255 255)');
  });
}

/**
 * Everything that takes focus in the page and whose ring contrasts less than 3:1 with what it lies on (WCAG 2.2, 1.4.11
 * and 2.4.7). Needs `addContrast`; the page has to be shown on a screen.
 */
export function faintRings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const takers = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(takers)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches(':disabled, [tabindex="-1"]')
      )
        continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
      // The ring of a field without one of its own is its label's.
      const ringed = [element, element.closest('label')].find(
        (one) =>
          one !== null &&
          parseFloat(getComputedStyle(one).outlineWidth) > 0 &&
          getComputedStyle(one).outlineStyle !== 'none',
      );
      const name = (element.textContent || element.getAttribute('name') || element.tagName).trim();
      if (!ringed) {
        found.push(`${name}: no ring`);
        continue;
      }
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ringed);
      const { left, right, top, bottom } = ringed.getBoundingClientRect();
      const off = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      for (const [px, py] of [
        [left - off, y],
        [right + off, y],
        [x, top - off],
        [x, bottom + off],
      ] as const) {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) continue;
        const contrast = window.contrastOf(outlineColor, window.groundAt(px, py));
        if (contrast < 3) {
          found.push(`${name}: ${contrast.toFixed(2)}:1 on ${window.groundAt(px, py)}`);
          break;
        }
      }
    }
    return found;
  });
}

/** What is chosen and looks like what is not, beside it. In each group the first is chosen before.
 * Needs `emulateMedia({ forcedColors: 'active' })`. */
export function unseenChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const group of document.querySelectorAll('[role="radiogroup"], fieldset')) {
      group.querySelector<HTMLInputElement>('label > [type="radio"]')?.click();
    }
    const kinds = [
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['[aria-current="step"]', '[data-stepper-step]:not([aria-current])'],
      ['[aria-selected="true"]', '[aria-selected="false"]'],
      ['label:has(> input:checked)', 'label:has(> input:not(:checked))'],
    ] as const;
    // A box or a radio button of the browser's own shows by itself what is chosen.
    const isNative = (element: Element) => {
      const input = element.querySelector(':scope > input');
      const style = input && getComputedStyle(input);
      return style?.appearance === 'auto' && style.opacity !== '0';
    };
    // What the browser paints over stays in the computed style: only the system's colour is sure to be seen.
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'Highlight';
    const highlight = getComputedStyle(sample).backgroundColor;
    sample.remove();
    const isHighlit = (element: Element) => getComputedStyle(element).backgroundColor === highlight;
    return kinds.flatMap(([chosen, other]) => {
      const found = [...document.querySelectorAll(chosen)].filter((element) => !isHighlit(element));
      const wrong = [...document.querySelectorAll(other)].filter(isHighlit);
      return [...found, ...wrong]
        .filter((element) => !isNative(element))
        .map((element) => element.textContent?.trim() ?? '');
    });
  });
}
