import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { projects, sequence, maxWorkers, ...test } = config.test ?? {};

/** The tests of one room, for `npm run mutants` (scripts/mutants.ts names them). They need no build. */
export default defineConfig({
  ...config,
  test: {
    ...test,
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    setupFiles: ['./tests/support/as-found.ts', './tests/support/first-failure.ts'],
  },
});
