import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { builtServer } from '../support/built-server.ts';
import { flows } from './flows/index.ts';
import type { Browser } from './tab.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { blankPath, type WatchedSite, watchSite } from './watched-site.ts';

/** One thing that a visitor does, from an empty tab on. */
export interface Flow {
  readonly name: string;
  readonly size: keyof typeof sizes;
  /** Whether cookies were refused before, as in most tests, or the banner comes. */
  readonly visitor?: 'undecided';
  /** Problems that it provokes on purpose, such as a 404: each comes once. */
  readonly provokes?: readonly RegExp[];
  readonly run: (visitor: Visitor) => Promise<void>;
}

const sizes = { mesa: { width: 1440, height: 900 }, celular: { width: 390, height: 844 } } as const;

/**
 * Plays every flow in an engine, one after the other in one tab. After a flow that failed the browser is started anew, so that
 * one failure is one failure.
 * @param paths of its programs; undefined where it is not installed
 * @param start starts it with an empty folder of its own
 */
export function playFlows<Paths>(
  engine: string,
  paths: Paths | undefined,
  start: (paths: Paths, folder: string) => Promise<Browser>,
): void {
  describe.runIf(paths)(engine, () => {
    const server = builtServer();
    let site: WatchedSite;
    let folder = '';
    let browser: Browser | undefined;
    let size: Flow['size'] | undefined;
    const close = async () => {
      await browser?.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
      browser = undefined;
      size = undefined;
    };
    beforeAll(async () => {
      site = await watchSite(server.url());
    });
    afterAll(async () => {
      await close();
      site.close();
    });

    // At a phone's size first: a change of the size costs more than a flow.
    test.for(flows.toSorted((a, b) => a.size.localeCompare(b.size)))('$name ($size)', async (flow) => {
      onTestFailed(close);
      if (browser === undefined) {
        folder = mkdtempSync(join(tmpdir(), 'site-engine-'));
        browser = await start(paths as Paths, folder);
        console.log(`${engine} ${browser.version}`);
      }
      const { tab } = browser;
      if (size !== flow.size) await tab.resize(sizes[flow.size]);
      size = flow.size;
      await tab.goto(site.url + blankPath);
      const decision = flow.visitor === 'undecided' ? '' : 'rejected';
      await tab.evaluate((status) => {
        localStorage.clear();
        sessionStorage.clear();
        if (status) localStorage.setItem('cookieConsent', status);
      }, decision);
      try {
        await flow.run(visitorOf(browser, site.url));
        // What the page tells while it is left belongs to this flow too.
        await tab.goto(site.url + blankPath);
      } finally {
        const [problems, { provokes = [] }] = [site.problems(), flow];
        for (const problem of provokes) expect.soft(problems).toContainEqual(expect.stringMatching(problem));
        expect.soft(problems).toHaveLength(provokes.length);
      }
    });
  });
}
