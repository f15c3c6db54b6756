import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startServer, type TestServer } from './server.ts';

interface Options {
  /** Whether the visitor has refused cookies before (as shipped) or meets the banner: `test.use({ visitor })`. */
  readonly visitor: 'decided' | 'undecided';
}

interface Fixtures {
  /**
   * Names errors that this test provokes on purpose, such as the browser's own line about a 409.
   * Every other console error, exception or policy violation fails the test.
   */
  readonly allowError: (pattern: RegExp) => void;
  /** Starts a server of the test's own (its limits, its database); it is stopped when the test ends. */
  readonly ownServer: (env?: Readonly<Record<string, string>>) => Promise<TestServer>;
}

/** Playwright's `test` against the built server, with a browser that must stay free of errors. */
export const test = base.extend<Options & Fixtures>({
  visitor: ['decided', { option: true }],
  context: async ({ context, visitor }, use) => {
    if (visitor === 'decided') await context.addInitScript(refuseCookies);
    await use(context);
  },
  // In every test, also where it is not asked for.
  allowError: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      // A violated Content-Security-Policy is reported as a console error too.
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // Chromium's own rejection when one navigation overtakes another's view transition; no code of ours waits for it.
        if (!/ViewTransition/.test(message)) errors.push(`exception: ${message}`);
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ownServer: async ({}, use) => {
    await using servers = new AsyncDisposableStack();
    await use(async (env) => servers.use(await startServer(env)));
  },
});

export { expect };

/** Runs in the page, before its own scripts. */
function refuseCookies(): void {
  try {
    if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', 'rejected');
  } catch {
    // A page without an origin has no storage, and no banner.
  }
}

/** What axe may judge otherwise on a phone; its other rules read markup, which is the same. */
export const rulesOfLayout = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Fails when axe finds a violation of WCAG 2.2 A or AA in the page as it is now.
 * @param within CSS selector that limits the check to a part of the page
 * @param rules axe's names of the rules to check alone, where the others have been checked
 */
export async function expectNoAxeViolations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<void> {
  // Once a page: what it brings in stays, and takes as long as a third of a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([part, chosen]) => {
      const { axe } = globalThis as unknown as { axe: { run(...args: unknown[]): Promise<axe.AxeResults> } };
      const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const runOnly = chosen ? { type: 'rule', values: chosen } : { type: 'tag', values: levels };
      // Where nothing may run, as in the preview's frame, it can't either; `preload` asks for every sheet again.
      const how = { resultTypes: ['violations'], iframes: false, preload: false, runOnly };
      return (await axe.run(part ?? document, how)).violations;
    },
    [within, rules] as const,
  );
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(summary, 'accessibility violations').toEqual([]);
}
