import type { Browser, Size } from './tab.ts';
import { Visitor } from './visitor.ts';
import { blankPath, plantedPath, type WatchedSite, watchSite } from './watched-site.ts';

/** One thing that a visitor does, from an empty tab on. */
export interface Flow {
  readonly name: string;
  readonly size: 'desktop' | 'phone';
  /** Whether cookies were refused before, as in most tests, or the banner comes. */
  readonly visitor?: 'undecided';
  /** Problems that it provokes on purpose, such as a 404. */
  readonly allowed?: RegExp;
  readonly run: (visitor: Visitor) => Promise<void>;
}

const sizes: Readonly<Record<Flow['size'], Size>> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

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
  try {
    const first = await timed('um defeito plantado é notado', async () => {
      browser = await start();
      version = browser.version;
      return expectPlantedDefect(browser, site);
    });
    played.push(first);
    let size: Flow['size'] | undefined;
    // Phone first, then desktop: a change of the size costs more than a flow.
    for (const flow of flows.toSorted((a, b) => b.size.localeCompare(a.size))) {
      const result = await timed(`${flow.name} (${flow.size === 'phone' ? 'celular' : 'mesa'})`, async () => {
        browser ??= await start();
        if (size !== flow.size) {
          await browser.tab.resize(sizes[flow.size]);
          await browser.tab.goto(site.url + blankPath);
        }
        size = flow.size;
        return play(flow, browser, site);
      });
      played.push(result);
      if (result.failures.length > 0) {
        await browser?.close().catch(() => undefined);
        browser = undefined;
        size = undefined;
      }
    }
  } finally {
    await browser?.close().catch(() => undefined);
    site.close();
  }
  return { engine: name, version, seconds: (performance.now() - begin) / 1000, played };
}

/** @param work tells what went wrong in it */
async function timed(name: string, work: () => Promise<Played['failures']>): Promise<Played> {
  const begin = performance.now();
  const failures = await work().catch((error: unknown) => [String(error)]);
  return { name, seconds: (performance.now() - begin) / 1000, failures };
}

/** Plays a flow from the empty page on, and goes back there. */
async function play(flow: Flow, { tab, downloads }: Browser, site: WatchedSite) {
  const visitor = new Visitor(tab, site.url, downloads);
  const failures: string[] = [];
  try {
    await tab.evaluate(
      (decision) => {
        localStorage.clear();
        sessionStorage.clear();
        if (decision !== null) localStorage.setItem('cookieConsent', decision);
      },
      flow.visitor === 'undecided' ? null : 'rejected',
    );
    await flow.run(visitor);
    // What the page tells while it is left belongs to this flow too.
    await tab.goto(site.url + blankPath);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  return [...failures, ...site.problems().filter((problem) => !flow.allowed?.test(problem))];
}

/** Shows that scripts which cannot run make a flow fail, also what only Chromium can: else a silent watch would pass everything. */
async function expectPlantedDefect({ tab }: Browser, site: WatchedSite) {
  await tab.goto(site.url + plantedPath);
  await tab.goto(site.url + blankPath);
  const told = site
    .problems()
    .filter((problem) => problem.startsWith(`${plantedPath}: exception: TypeError`));
  const isRight = told.length === 2 && ['norIsThis', 'brands'].every((word) => told.join().includes(word));
  return isRight ? [] : [`contado: ${told.join('; ') || 'nada'}`];
}
