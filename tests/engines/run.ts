import type { Browser } from './tab.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { blankPath, type WatchedSite, watchSite } from './watched-site.ts';

/** One thing that a visitor does, from an empty tab on. */
export interface Flow {
  readonly name: string;
  readonly size: 'desktop' | 'phone';
  /** Whether cookies were refused before, as in most tests, or the banner comes. */
  readonly visitor?: 'undecided';
  /** Problems that it provokes on purpose, such as a 404: each comes once. */
  readonly provokes?: readonly RegExp[];
  readonly run: (visitor: Visitor) => Promise<void>;
}

const sizes = {
  desktop: { width: 1440, height: 900, name: 'mesa' },
  phone: { width: 390, height: 844, name: 'celular' },
} as const;

/** One flow, played at one size. */
interface Played {
  readonly name: string;
  readonly seconds: number;
  /** What went wrong; empty when nothing did. */
  readonly failures: readonly string[];
}

/** An engine that is installed. */
export interface Engine {
  readonly name: string;
  readonly start: () => Promise<Browser>;
}

/**
 * Plays an engine's flows, one after the other in one tab. After a flow that failed the browser is started anew, so that
 * one failure is one failure.
 * @param server origin of the site
 * @returns the flows that were played; the version is empty when the engine did not start
 */
export async function runEngine({ name, start }: Engine, flows: readonly Flow[], server: string) {
  const begin = performance.now();
  const site = await watchSite(server);
  const played: Played[] = [];
  let browser: Browser | undefined;
  let version = '';
  let size: Flow['size'] | undefined;
  try {
    // Phone first, then desktop: a change of the size costs more than a flow.
    for (const flow of flows.toSorted((a, b) => b.size.localeCompare(a.size))) {
      const flowBegin = performance.now();
      const failures: string[] = [];
      try {
        browser ??= await start();
        ({ version } = browser);
        if (size !== flow.size) await browser.tab.resize(sizes[flow.size]);
        size = flow.size;
        await play(flow, browser, site.url);
      } catch (error) {
        failures.push(toldOf(error));
      }
      failures.push(...unexpected(flow, site.problems()));
      const seconds = (performance.now() - flowBegin) / 1000;
      played.push({ name: `${flow.name} (${sizes[flow.size].name})`, seconds, failures });
      if (failures.length === 0) continue;
      await browser?.close().catch(() => undefined);
      browser = undefined;
      size = undefined;
    }
  } finally {
    await browser?.close().catch(() => undefined);
    site.close();
  }
  return { engine: name, version, seconds: (performance.now() - begin) / 1000, played };
}

/** Plays a flow from the empty page on, and goes back there: what a page tells while it is left belongs to the flow too. */
async function play(flow: Flow, browser: Browser, origin: WatchedSite['url']): Promise<void> {
  await browser.tab.goto(origin + blankPath);
  const decision = flow.visitor === 'undecided' ? '' : 'rejected';
  await browser.tab.evaluate((status) => {
    localStorage.clear();
    sessionStorage.clear();
    if (status) localStorage.setItem('cookieConsent', status);
  }, decision);
  await flow.run(visitorOf(browser, origin));
  await browser.tab.goto(origin + blankPath);
}

/** The problems that a flow did not announce, and those that it announced in vain. */
function unexpected({ provokes = [] }: Flow, problems: readonly string[]): readonly string[] {
  const missing = provokes.filter((provoked) => !problems.some((problem) => provoked.test(problem)));
  return [
    ...problems.filter((problem) => !provokes.some((provoked) => provoked.test(problem))),
    ...missing.map((provoked) => `não foi contado: ${provoked}`),
  ];
}

/** An error, with the step of the flow that it ended. */
function toldOf(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return [message, ...(/flows\/\w+\.ts:\d+/.exec(stack) ?? [])].join(' em ');
}
