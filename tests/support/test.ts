import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
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
export const test = base.extend<
  Options & Fixtures & { readonly errorWatch: undefined; readonly decision: undefined }
>({
  visitor: ['decided', { option: true }],
  decision: [
    async ({ context, visitor }, use) => {
      if (visitor === 'decided') await context.addInitScript(refuseCookies);
      await use(undefined);
    },
    { auto: true },
  ],
  allowError: async ({ context }, use) => {
    const allowed: RegExp[] = [];
    const errors: string[] = [];
    // A violated Content-Security-Policy is reported as a console error too.
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(describeMessage(message));
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
  // Starts the watch in every test, also where `allowError` is not asked for.
  errorWatch: [
    async ({ allowError: _watch }, use) => {
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ownServer: async ({}, use) => {
    const servers: TestServer[] = [];
    await use(async (env) => {
      const server = await startServer(env);
      servers.push(server);
      return server;
    });
    for (const server of servers) {
      if (server.process.exitCode === null && server.process.signalCode === null) await server.stop();
      server.removeData();
    }
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

function describeMessage(message: ConsoleMessage): string {
  return `console: ${message.text()} (${message.location().url})`;
}

/**
 * Fails when axe finds a violation of WCAG 2.2 A or AA in the page as it is now.
 * @param page page in the state to check (menu open, errors shown ...)
 * @param within CSS selector that limits the check to a part of the page
 * @param rules axe's names of the rules to check alone, where the others have been checked
 */
export async function expectNoAxeViolations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<void> {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The other mode opens a tab for every check to put frames of foreign origin together: half as long again.
    .setLegacyMode();
  // Where nothing may run, axe can't either; it would wait for ever.
  builder.exclude('iframe[sandbox=""]');
  if (rules) builder.withRules([...rules]);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(summary, 'accessibility violations').toEqual([]);
}
