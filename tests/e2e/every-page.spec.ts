import type { Page } from '@playwright/test';
import { banner } from '../support/browser/consent.ts';
import {
  addContrast,
  builtAnchors,
  faintRings,
  lostText,
  misplacedAnchors,
  missingOnPaper,
  spaceOut,
  unseenChoices,
  waitingForScroll,
} from '../support/browser/page-checks.ts';
import { builtPages, toolPages, unknownPath } from '../support/browser/pages.ts';
import { settled, widthOf } from '../support/browser/settled.ts';
import { isLong } from '../support/property-runs.ts';
import { expect, expectNoAxeViolations, rulesOfLayout, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Widths of A4 upright and across, within margins of 15 mm. */
const PAPER = [680, 1009];
/** A low laptop, a small phone and, at last, a phone; in the long tests also a desktop and a tablet. */
const SIZES = [
  ...(isLong ? [desktop, { width: 768, height: 1024 }] : []),
  { width: 1366, height: 660 },
  { width: 320, height: 640 },
  phone,
];
/** The pages that are looked at in every way in each run: what the others are made of. The others are in the long tests. */
const wholeAlways = new Set([
  '/',
  '/solucoes',
  '/solucoes/newsletter-ai',
  '/portal-ai-waitlist',
  '/contato',
  '/politica-de-privacidade',
]);
/** Text alone, in the frame of the privacy policy, which is looked at in each run: they are in the long tests. */
const onlyText = ['/acessibilidade', '/compromisso-jornalismo', '/termos-de-servico', '/termos-de-uso'];
const visited = builtPages().filter((path) => isLong || !onlyText.includes(path));
const isWhole = (path: string) => isLong || wholeAlways.has(path);
const anchors = builtAnchors();

test.describe('by a visitor who has not decided about cookies', () => {
  test.use({ visitor: 'undecided' });
  test.describe.configure({ timeout: 60_000 });

  // The sitemap's pages, the tool that search engines are not shown, a code of it, and the answer to an unknown path. One visit
  // for all that can be asked of any page: loading it and changing its size is what takes longest.
  // R-PAGE-12, R-PAGE-13, R-PAGE-19, R-PAGE-23, R-PAGE-24, R-PAGE-25, R-PAGE-32, R-PAGE-33, R-PAGE-35
  for (const path of [...visited, ...toolPages, unknownPath]) {
    test(`${path.split('?')[0]} is whole at every size and on paper`, async ({ page, allowError }) => {
      if (path === unknownPath) allowError(/status of 404/);
      await addContrast(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path);
      // It ends without motion, as the other steps want it.
      if (isWhole(path)) {
        await test.step('nothing of it waits for a scroll to be seen', async () => {
          expect.soft(await waitingForScroll(page)).toEqual([]);
        });
      } else await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(banner(page)).toBeVisible();
      for (const size of SIZES) {
        await test.step(`at ${size.width} x ${size.height} it fits, and its first view is whole`, async () => {
          await page.setViewportSize(size);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          expect.soft(await widthOf(page)).toBe(size.width);
          expect
            .soft(await page.evaluate(movedByLateStyles), 'moves when the linked styles come')
            .toEqual([]);
          if (size.width !== 768)
            expect.soft(await page.evaluate(coveredByBanner), 'lies under the banner').toEqual([]);
          expect.soft(await page.evaluate(misplacedAnchors, anchorsOf(path)), 'is linked to').toEqual([]);
        });
      }
      await banner(page).getByRole('button', { name: 'Recusar' }).click();
      if (isWhole(path)) {
        await test.step('axe finds nothing on a phone', () =>
          expectNoAxeViolations(page, undefined, rulesOfLayout));
        await test.step('zoomed in to 400%, it fits, and its header leaves the view to the text', async () => {
          // A window of 1440x900 at a zoom of 400% (WCAG 2.2, 1.4.4 and 1.4.10).
          await page.setViewportSize({ width: 360, height: 225 });
          expect(await widthOf(page)).toBe(360);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expect(page.getByRole('banner')).not.toBeInViewport();
        });
      }
      await page.setViewportSize(desktop);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // It takes its colours from where the page stands, a moment later.
      await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      await test.step('axe finds nothing on a desktop', () => expectNoAxeViolations(page));
      await test.step('its focus shows everywhere', async () => {
        // From now on focus is the keyboard's, and has a ring.
        await page.keyboard.press('Tab');
        expect.soft(await faintRings(page)).toEqual([]);
      });
      if (!isWhole(path)) return;
      await test.step('forced colours show what is chosen', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await unseenChoices(page)).toEqual([]);
      });
      await test.step('it is whole on paper', async () => {
        for (const width of PAPER) {
          expect.soft(await missingOnPaper(page, width), `at ${width} px`).toEqual([]);
        }
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      });
      await test.step('no text is lost with a browser font of 200%, nor with wider spacing', () =>
        losesNoText(page));
    });
  }
});

const anchorsOf = (path: string) => [
  ...new Set(anchors.filter((anchor) => anchor.path === path).map(({ id }) => id)),
];

/**
 * What stands before the linked styles and in the view, and is elsewhere or larger without them: src/integrations/first-view-styles
 * leaves in the document what the first view needs, and a rule that it took out by mistake moves something when they come.
 * Runs in the page.
 */
function movedByLateStyles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const isSeen = (part: Element) =>
    !part.closest('.cookies') && part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxOf = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  };
  const parts = [...document.body.querySelectorAll('*')].filter((part) => {
    const [left = 0, top = 0, width = 0, height = 0] = boxOf(part);
    const isBefore = links[0]?.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_PRECEDING;
    const isInView = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
    return isBefore && isInView && width * height > 0 && isSeen(part);
  });
  const whole = parts.map(boxOf);
  for (const { sheet } of links) if (sheet) sheet.disabled = true;
  const early = parts.map(boxOf);
  for (const { sheet } of links) if (sheet) sheet.disabled = false;
  return parts.flatMap((part, at) => {
    const moved = (early[at] ?? []).map((value, side) => Math.round(value - (whole[at]?.[side] ?? 0)));
    // Less than that is no layout shift (https://wicg.github.io/layout-instability/).
    const name = `${part.localName}.${part.getAttribute('class') ?? ''}: ${moved.join(', ')}`;
    return moved.some((by) => Math.abs(by) > 3) ? [name] : [];
  });
}

/** What the visitor is asked to read or press first, where it lies under the cookie banner. Runs in the page. */
function coveredByBanner(): (string | null)[] {
  const banner = document.querySelector('.cookies')?.getBoundingClientRect();
  if (!banner) return ['no banner'];
  const first = document.querySelector('main section') ?? document.querySelector('main');
  const asked = [...(first?.querySelectorAll('.type-lead, .actions .btn, .contact-dot') ?? [])];
  // The smallest phones have room for no more than these.
  if (innerWidth > 320) {
    asked.push(...document.querySelectorAll('[data-motion-toggle], form[data-sign-up] [name="nome"]'));
  }
  return asked
    .filter((element) => {
      const { width, left, right, top, bottom } = element.getBoundingClientRect();
      const isBeside = right <= banner.left || left >= banner.right;
      const isAboveOrBelow = bottom <= banner.top || top >= Math.min(innerHeight, banner.bottom);
      return width > 0 && !isBeside && !isAboveOrBelow;
    })
    .map((element) => element.textContent || element.outerHTML);
}

/** Opens every question and leaves the page spaced out. */
async function losesNoText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setFont = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
  const lost = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: phone.height });
    expect.soft(await page.evaluate(lostText), `at ${width} px ${how}`).toEqual([]);
  };
  await setFont(32);
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('main details')) question.toggleAttribute('open', true);
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await lost(320, 'with a font of 32 px');
  await setFont(16);
  await page.evaluate(spaceOut);
  for (const width of [320, 1024, 1440]) await lost(width, 'spaced out');
}

test('a letter that Portuguese does not have brings the whole font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('/portal-ai-waitlist');
  await settled(page);
  expect(fonts).toHaveLength(1);
  await page.getByRole('textbox').first().fill('Åsa Ødegård');
  await expect.poll(() => fonts.length).toBe(2);
});

test('a page starts at its top, wherever the page before was left (R-PAGE-3)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
  await expect(page).toHaveURL(/\/contato$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page whose scripts never arrive keeps its words (R-PAGE-11)', async ({ page }) => {
  test.setTimeout(120_000);
  // Small scripts stand in the page itself.
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script') return route.abort();
    if (type !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });
  for (const path of builtPages().filter(isWhole)) {
    await page.goto(path);
    const lost = await page.getByRole('main').evaluate(async (main) => {
      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const found: (string | null)[] = [];
      for (const heading of main.querySelectorAll('h1, h2, h3')) {
        // The demonstration of the newsletter shows one reader at a time, chosen without any script.
        if (heading.closest('dialog, #demo') || !isHidden(heading)) continue;
        // What is not shown at once has a link in the page that shows it.
        main.querySelector<HTMLElement>(`a[href="#${heading.closest('[id]')?.id}"]`)?.click();
        for (let frame = 0; frame < 120 && isHidden(heading); frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        if (isHidden(heading)) found.push(heading.textContent);
      }
      return found;
    });
    expect(lost, path).toEqual([]);
  }
});
