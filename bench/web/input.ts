import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/programs.ts';
import { goalLine, percentile, printTable } from '../support/print.ts';

/** Pages watched at the same time: what is counted does not depend on speed. */
const atOnce = 6;
/** The most that a press may take until the next frame, and a frame of a scroll, in milliseconds. */
const pressMs = 100;
const frameMs = 50;

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

/** One thing that visitors do, again and again. */
interface Interaction {
  readonly path: string;
  readonly wide?: boolean;
  /** Once, before the first time; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is measured, the turn counted from 0. */
  readonly act: (page: Page, turn: number) => Promise<void>;
  /** Back to where it began; not measured. */
  readonly undo?: (page: Page) => Promise<void>;
}

const turns = 20;
/** After each, until the next frame is surely on the screen of a slow phone. */
const settleMs = 400;

const press = (key: string) => (page: Page) => page.keyboard.press(key);

const interactions: Readonly<Record<string, Interaction>> = {
  'menu Soluções': {
    path: '/',
    wide: true,
    prepare: (page) => page.locator('[aria-controls="menu-solucoes"]').focus(),
    act: press('Enter'),
    undo: press('Escape'),
  },
  'menu do celular': {
    path: '/',
    act: (page) => page.locator('[commandfor=menu][command=show-modal]').tap(),
    undo: press('Escape'),
  },
  'diálogo da fila': {
    path: '/solucoes/newsletter-ai',
    act: (page) => page.locator('main a[data-waitlist-source]').first().tap(),
    undo: press('Escape'),
  },
  'tecla na busca': {
    path: '/solucoes',
    prepare: async (page) => {
      await page.locator('[data-search-open]').tap();
      await page.locator('[data-search-input]').focus();
    },
    act: (page, turn) => page.keyboard.press('link editor jornal'[turn % 18] ?? 'a'),
  },
  'construtor de links': {
    path: '/solucoes/chama-la',
    prepare: (page) => page.locator('#criar input').first().focus(),
    act: (page, turn) =>
      page.keyboard.press(turn % 12 < 11 ? ('11987654321'[turn % 12] ?? '1') : 'Backspace'),
  },
  partículas: {
    path: '/ai-first-human-centered',
    wide: true,
    act: async (page, turn) => {
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.move(
          900 + 300 * Math.cos((turn + step) / 3),
          300 + 150 * Math.sin((turn + step) / 2),
        );
      }
      await page.mouse.click(900 + turn * 10, 300);
    },
  },
};

/**
 * Measures what a page does when it is let alone, pressed and scrolled on a slow processor; prints tables and goals.
 * @param origin of the running site
 * @param paths of the pages that are let alone
 */
export async function measureInput(origin: string, paths: readonly string[]): Promise<void> {
  // The machine's own, drawing on the processor.
  const args = ['--no-sandbox', '--disable-gpu'];
  await using browser = await chromium.launch({ executablePath: findChromium(), args });
  const atRest: Record<string, number> = {};
  for (let first = 0; first < paths.length; first += atOnce) {
    const some = paths.slice(first, first + atOnce);
    const work = some.map(async (path) => [path, await workAtRest(browser, origin + path)] as const);
    Object.assign(atRest, Object.fromEntries(await Promise.all(work)));
  }
  const rows = Object.entries(atRest).map(([path, work]) => [path, { 'em 3 s': work }] as const);
  printTable(
    'Recálculos de estilo e leiautes sem entrada, depois da entrada da página',
    'rota',
    Object.fromEntries(rows),
  );
  tellGoal('nenhum', atRest, 0);

  const presses: Record<string, ReturnType<typeof spread>> = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    presses[name] = spread(await measure(browser, origin, interaction));
    console.error(`interação: ${name}`);
  }
  printTable('Da ação ao quadro seguinte, em ms, num processador 4 vezes mais lento (INP)', 'ação', presses);
  const p95s = Object.entries(presses).map(([name, { p95 }]) => [name, p95] as const);
  tellGoal(`p95 até ${pressMs} ms`, Object.fromEntries(p95s), pressMs);

  const frames = await scrollFrames(browser, `${origin}/`);
  const long = frames.filter((frame) => frame > frameMs).length;
  printTable('Quadros da página inicial, rolada até o fim, em ms, no mesmo processador', 'página', {
    '/': { quadros: frames.length, ...spread(frames), [`acima de ${frameMs}`]: long },
  });
  tellGoal(`nenhum quadro acima de ${frameMs} ms`, { '/': long }, 0);
}

/** Says whether what was found is nowhere above the most, else where it is. */
function tellGoal(goal: string, found: Readonly<Record<string, number>>, most: number): void {
  const missed = Object.keys(found).filter((name) => !(Number(found[name]) <= most));
  console.log(goalLine(missed.length === 0, [goal, ...missed].join(' ')));
}

function spread(values: readonly number[]) {
  const at = (share: number): number => Math.round(percentile(values, share));
  return { mediana: at(0.5), p95: at(0.95), maior: at(1) };
}

/**
 * How long an interaction takes from the press to the next frame, on a slow processor, in milliseconds, as INP counts it.
 * @returns the values of all turns; 8 stands for all that the browser does not report (under 16 ms)
 */
async function measure(browser: Browser, origin: string, { path, wide, prepare, act, undo }: Interaction) {
  await using opened = await openPage(browser, origin + path, { wide, isSlow: true });
  const { page } = opened;
  await prepare?.(page);
  await sleep(settleMs * 2);
  await page.evaluate(observe);
  const durations: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await page.evaluate('benchLongest = 8');
    await act(page, turn);
    await sleep(settleMs);
    durations.push(await page.evaluate<number>('benchLongest'));
    await undo?.(page);
    await sleep(settleMs);
  }
  return durations;
}

/** Runs in the page: the longest event of an interaction since the variable was last set. */
const observe = `new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) {
    if (interactionId) benchLongest = Math.max(benchLongest, duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });
var benchLongest = 8;`;

/**
 * Opens an address as somebody who comes for the first time, and waits until its entrance and the cookie banner's have played.
 * @param isSlow with the processor slowed down once the page rests, and without the banner
 * @returns the page, and what only the DevTools protocol can ask of it, until they go out of scope
 */
async function openPage(browser: Browser, url: string, { wide = false, isSlow = false } = {}) {
  const context = await browser.newContext(wide ? desktop : phone);
  if (isSlow) await context.addInitScript("localStorage.setItem('cookieConsent', 'rejected')");
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await sleep(entranceMs);
  if (isSlow) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devTools, [Symbol.asyncDispose]: () => context.close() };
}

/** Style recalculations and layouts in three seconds of a page at rest, which nobody touches. */
async function workAtRest(browser: Browser, url: string): Promise<number> {
  await using opened = await openPage(browser, url);
  await opened.devTools.send('Performance.enable');
  const count = async (): Promise<number> => {
    const { metrics } = await opened.devTools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => name === 'RecalcStyleCount' || name === 'LayoutCount')
      .reduce((sum, { value }) => sum + value, 0);
  };
  const before = await count();
  await sleep(restMs);
  return (await count()) - before;
}

/** Runs in the page: how long each frame takes. */
const watchFrames = `var benchFrames = [];
let last = performance.now();
requestAnimationFrame(function next(now) {
  benchFrames.push(now - last);
  last = now;
  requestAnimationFrame(next);
});`;

/** How long the frames of a page took while a finger scrolled it from its top to its end, in milliseconds. */
async function scrollFrames(browser: Browser, url: string): Promise<readonly number[]> {
  await using opened = await openPage(browser, url, { isSlow: true });
  const { page, devTools } = opened;
  const distance = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
  await page.evaluate(watchFrames);
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
  return await page.evaluate<number[]>('benchFrames');
}
