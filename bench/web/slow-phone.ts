import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** How many times slower than this machine the processor is made, as Lighthouse does for its phone. */
const slowdown = 4;
/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** The longest entrance ends 1.6 s after the load, the banner's 1.4 s; with room for a busy machine. */
const entranceMs = 3_000;
/** How long a page is watched at rest. */
const restMs = 3_000;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A page in a browser of its own settings, and what only the DevTools protocol can ask of it. */
export interface OpenPage {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** The machine's Chromium, drawing on the processor. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Opens an address as somebody who comes for the first time, and waits until its entrance and the cookie banner's have played.
 * @param isSlow with the processor slowed down once the page rests
 */
export async function openPage(
  browser: Browser,
  url: string,
  { wide = false, isSlow = false, decided = false } = {},
): Promise<OpenPage> {
  const context = await browser.newContext(wide ? desktop : phone);
  if (decided) await context.addInitScript("localStorage.setItem('cookieConsent', 'rejected')");
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await sleep(entranceMs);
  if (isSlow) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devTools };
}

/** Style recalculations and layouts in three seconds of a page at rest, which nobody touches. */
export async function workAtRest(browser: Browser, url: string): Promise<number> {
  const { page, devTools } = await openPage(browser, url);
  await devTools.send('Performance.enable');
  const count = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => name === 'RecalcStyleCount' || name === 'LayoutCount')
      .reduce((sum, { value }) => sum + value, 0);
  };
  const before = await count();
  await sleep(restMs);
  const work = (await count()) - before;
  await page.context().close();
  return work;
}

/** How long the frames of a page took while a finger scrolled it from its top to its end, in milliseconds. */
export async function scrollFrames(browser: Browser, url: string): Promise<readonly number[]> {
  const { page, devTools } = await openPage(browser, url, { isSlow: true, decided: true });
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { benchFrames: frames });
  });
  await sleep(500);
  await page.evaluate('benchFrames.length = 0');
  await devTools.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -distance,
    speed: 2_000,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const frames = await page.evaluate<number[]>('benchFrames');
  await page.context().close();
  return frames;
}
