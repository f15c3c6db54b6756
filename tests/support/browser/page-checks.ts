import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { client } from './pages.ts';

/** The addresses inside pages that the built pages link to. Needs a build. */
export function builtAnchors(): readonly { readonly path: string; readonly id: string }[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return files.flatMap((file) => {
    const own = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    // What `noscript` leads to stands open only without JavaScript.
    const html = readFileSync(client + file, 'utf8').replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
    const links = html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g);
    return [...links].map(([, path = own, id = '']) => ({ path, id: decodeURIComponent(id) }));
  });
}

/**
 * The anchors whose target does not stand where a reader looks for it, each with the reason: missing or hidden, under the
 * fixed header, or with neither its heading nor its drawing in the upper six tenths of the view. A target at the page's end
 * may stand lower. Runs in the page, in the state that the page is in.
 */
export async function misplacedAnchors(ids: readonly string[]): Promise<string[]> {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const why = (id: string): string | undefined => {
    const target = document.getElementById(id);
    if (!target || !isShown(target)) return target ? 'hidden' : 'missing';
    const parts = [target, ...target.querySelectorAll('h1, h2, h3, h4, legend, .scene')].filter(isShown);
    const heading = target.matches('h1, h2, h3, h4') ? target : (parts[1] ?? target);
    const header = document.querySelector('[data-site-header]');
    const isFixed = header && getComputedStyle(header).position === 'fixed';
    const top = heading.getBoundingClientRect().top - (isFixed ? header.getBoundingClientRect().bottom : 0);
    // The beginning of the page itself: the skip link moves focus there, not the view.
    if (target.matches('main')) return undefined;
    if (top < 0) return `${Math.round(-top)} px under the header`;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return top > innerHeight * (isAtEnd ? 1 : 0.6) ? `${Math.round(top)} px below the header` : undefined;
  };
  const found: string[] = [];
  for (const id of ids) {
    location.hash = id;
    // Its steps or years turn to it, and the header changes its height.
    let reason = why(id);
    for (let wait = 0; wait < 100 && reason !== undefined; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      reason = why(id);
    }
    if (reason) found.push(`#${id}: ${reason}`);
  }
  return found;
}

declare global {
  interface Window {
    /** Contrast of a colour with what it is laid over: grounds from the lowest up, on white (WCAG 2.2). */
    contrastOf: (color: string, grounds: readonly string[]) => number;
  }
}

/** Puts `contrastOf` into every page that is opened from now on. */
export async function addContrast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (colors: readonly string[]): number => {
      if (canvas === null) throw new Error('no canvas');
      for (const color of ['white', ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    window.contrastOf = (color, grounds) => {
      const lights = [luminance([...grounds, color]), luminance(grounds)];
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    };
  });
}

/**
 * Everything that takes focus in the page and whose ring contrasts less than 3:1 with what it lies on (WCAG 2.2, 1.4.11
 * and 2.4.7). Needs `addContrast`; the page has to be shown on a screen.
 */
export function faintRings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const contrastAt = (color: string, x: number, y: number): number => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return Number.POSITIVE_INFINITY;
      const above = document.elementsFromPoint(x, y).toReversed();
      return window.contrastOf(
        color,
        above.map((element) => getComputedStyle(element).backgroundColor),
      );
    };
    const takers = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(takers)].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      if (!isShown || element.matches(':disabled, [tabindex="-1"]')) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
      const name = (element.textContent || element.getAttribute('name') || element.tagName).trim();
      // The ring of a field without one of its own is its label's.
      for (const ringed of [element, element.closest('label')]) {
        if (ringed === null) continue;
        const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(ringed);
        if (outlineStyle === 'none' || parseFloat(outlineWidth) === 0) continue;
        const { left, right, top, bottom } = ringed.getBoundingClientRect();
        const off = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const contrast = Math.min(
          contrastAt(outlineColor, left - off, y),
          contrastAt(outlineColor, right + off, y),
          contrastAt(outlineColor, x, top - off),
          contrastAt(outlineColor, x, bottom + off),
        );
        return contrast < 3 ? [`${name}: ${contrast.toFixed(2)}:1`] : [];
      }
      return [`${name}: no ring`];
    });
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

/**
 * What of a page's text a reader cannot see: how far the page scrolls sideways, and every text that leaves the view or is
 * cut by a box that hides what does not fit. Runs in the page. Left out: what is not shown, drawings, what is hidden from
 * screen readers too, what a box scrolls to, and tabs, which come into view when they are chosen (the orbit of years is
 * wider than its window).
 */
export function lostText(): string[] {
  const view = document.documentElement;
  const found = new Set<string>();
  if (view.scrollWidth > view.clientWidth) found.add(`sideways: ${view.scrollWidth - view.clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || isLeftOut(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const by = cutBy(parent, line);
      if (line.width > 1 && by !== null) found.add(`“${text.textContent.trim().slice(0, 40)}”: ${by}`);
    }
  }
  return [...found];

  function isLeftOut(element: Element): boolean {
    if (
      element.closest(
        'svg, [aria-hidden="true"], [role="tablist"], .visually-hidden, .skip-link, option, noscript, script, style',
      )
    )
      return true;
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The box that cuts a line of text, or the view; null when all of it can be seen. */
  function cutBy(start: Element, line: DOMRect): string | null {
    // Lines stand closer than their letters' boxes: what counts is the letters' own height.
    const air = line.height * 0.22;
    for (let box: Element | null = start; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Kept for screen readers, such as a table's head on a phone.
      if (style.clipPath !== 'none') return null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const beyond = {
        x: Math.max(edge.left - line.left, line.right - edge.right),
        y: Math.max(edge.top - line.top, line.bottom - edge.bottom) - air,
      };
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (/hidden|clip/.test(style.overflowX) && beyond.x > 1) return `cut by .${box.className}`;
      if (/hidden|clip/.test(style.overflowY) && beyond.y > 1) return `cut by .${box.className}`;
    }
    return line.left < -1 || line.right > view.clientWidth + 1 ? 'out of view' : null;
  }
}

/** Gives the page the spacing that a reader may set (WCAG 2.2, 1.4.12), in a sheet that the site's policy lets through. */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** What does not belong on paper: what is said by other means, drawings beside the text, what only a screen can do. */
const notOnPaper = [
  'script, style, template, noscript, svg, option, iframe, textarea',
  'dialog, .screen-only, .visually-hidden, [role="status"], [role="alert"]',
  '[aria-hidden="true"]:not(.scene *)',
  '.timeline__band, .timeline__turn, [data-left-out]',
].join();

/** Of these a screen shows one, paper all. */
const alternatives = '.sdk > section';

/**
 * Words of the page's main part that its print on paper of a width would not show, each with the reason: hidden, cut off, or
 * paler than 4.5:1. What a screen of that width leaves out too (`display: none`) is not asked for. Motion is welcome meanwhile:
 * what waits for a scroll, which paper never gets, is missing. Needs `addContrast`; leaves the page as print.
 * @param width of the paper between its margins, in CSS pixels
 */
export async function missingOnPaper(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll('main *')) {
      const isLeftOut = getComputedStyle(element).display === 'none' && !element.matches(selector);
      element.toggleAttribute('data-left-out', isLeftOut);
    }
  }, alternatives);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate((exceptions) => {
    const ancestors = (element: Element): readonly Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const why = (text: Text, parent: Element): string | undefined => {
      const how = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      if (!parent.checkVisibility(how)) return 'hidden';
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 1 || words.height < 1) return 'without size';
      const [x, y] = [words.left + words.width / 2, words.top + words.height / 2];
      const line = ancestors(parent);
      for (const element of line) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isBeside = overflowX !== 'visible' && (x < left || x > right);
        const isBelow = overflowY !== 'visible' && (y < top || y > bottom);
        if (isBeside || isBelow || clipPath !== 'none') return 'cut';
        if (position === 'fixed') return 'on every sheet';
      }
      const grounds = line.map((element) => getComputedStyle(element).backgroundColor).toReversed();
      return window.contrastOf(getComputedStyle(parent).color, grounds) < 4.5 ? 'pale' : undefined;
    };
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent || parent.closest(exceptions)) continue;
      const reason = why(text, parent);
      if (reason) found.push(`${text.data.trim()} (${reason})`);
    }
    return found;
  }, notOnPaper);
}

/**
 * The parts of scenes and large drawings that are painted otherwise before a scroll than after the visitor has scrolled through
 * the page: archives, paper and who scrolls fast would see them empty or cut. The second look is taken without motion, so that
 * nothing in it depends on where the page stands. Left out: the closing call's disc, which grows on the way over lines that
 * are there, and what moves on a canvas, which has no resting state.
 * @param page a page that has just loaded, with motion
 * @returns their classes with what differs
 */
export async function waitingForScroll(page: Page): Promise<string[]> {
  // Drawings begin to come when the page has loaded; one that does not is found below.
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), null, { timeout: 5_000 })
    .catch(() => undefined);
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

/** The way in which each part of a scene or a large drawing is painted, by its place in the page, with its class. Runs in the page. */
function looksOfParts() {
  const properties = `opacity visibility display transform translate scale rotate clip-path filter
    stroke-dashoffset mask-position mask-size`.split(/\s+/);
  return [...document.querySelectorAll('main :is(.scene, [data-drawing], svg, img):not(.home-closing > svg)')]
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      // Smaller ones are icons.
      return width >= 80 && height >= 80 && !part.parentElement?.closest('.scene, [data-drawing], svg');
    })
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((part) => {
      const style = getComputedStyle(part);
      const isThere = part instanceof HTMLImageElement ? part.complete && part.naturalWidth > 0 : true;
      const look = [...properties.map((name) => style.getPropertyValue(name)), isThere].join(' ');
      return [part.getAttribute('class') ?? part.tagName, look] as const;
    });
}
