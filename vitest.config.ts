import { defineConfig } from 'vitest/config';

/**
 * Unit tests live next to the code, integration tests in tests/integration. Plain Node unless a file asks
 * for a DOM (`// @vitest-environment happy-dom`). `#...` imports are resolved by package.json.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Without any test a run is a mistake, not a success.
    passWithNoTests: false,
    allowOnly: false,
  },
});
