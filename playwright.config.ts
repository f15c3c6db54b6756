import { defineConfig } from '@playwright/test';
import { findTestBrowser, testFlags } from './scripts/lib/programs.ts';

const executablePath = findTestBrowser();
if (executablePath === undefined) {
  throw new Error('Nenhum Chromium encontrado: instale o pacote chromium ou aponte CHROMIUM_PATH para um.');
}

/** Browser tests against the built server (`npm run build` first). */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Tells a flaky test from a broken one. `npm test` counts both as failed.
  retries: 1,
  // One more than the two cores of the machines that run this: some tests wait for a second that the page counts.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  globalSetup: './tests/support/site-of-tests.ts',
  use: {
    // The workers load this file too, once the server has been started.
    baseURL: process.env.E2E_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Animations take more of a small machine than the tests do: the ones of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a third of the time: `playwright test --trace on` records the one that fails.
    trace: 'off',
    launchOptions: { executablePath, args: [...testFlags] },
  },
  projects: [
    // A test runs at a desktop's size. Where layout or touch matters its tag says `@phone` or `@both`.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
