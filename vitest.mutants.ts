import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** The tests of one room, for `npm run mutants` (scripts/mutants.ts names them). They need no build. */
export default defineConfig({
  define: tests.define,
  oxc: tests.oxc,
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    setupFiles: ['./tests/support/browser/empty-document.ts', './tests/support/first-failure.ts'],
    environment: 'node',
    // A worker keeps its modules: what is computed when they load has no mutants.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
