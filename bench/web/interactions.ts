import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openPage } from './slow-phone.ts';

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

const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);

const interactions: Readonly<Record<string, Interaction>> = {
  'menu Soluções': {
    path: '/',
    wide: true,
    prepare: (page) => page.locator('[data-solutions-button]').focus(),
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
 * How long each interaction takes from the press to the next frame, on a slow processor, in milliseconds, as INP counts it.
 * @returns the values of all turns by the interaction's name; 8 stands for all that the browser does not report (under 16 ms)
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  for (const [name, interaction] of Object.entries(interactions)) {
    found.set(name, await measure(browser, origin, interaction));
    console.error(`interação: ${name}`);
  }
  return found;
}

async function measure(
  browser: Browser,
  origin: string,
  { path, wide, prepare, act, undo }: Interaction,
): Promise<readonly number[]> {
  const { page } = await openPage(browser, origin + path, { wide, isSlow: true, decided: true });
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
  await page.context().close();
  return durations;
}

/** Runs in the page: the longest event of an interaction since the variable was last set. */
const observe = `new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) {
    if (interactionId) benchLongest = Math.max(benchLongest, duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });
var benchLongest = 8;`;
