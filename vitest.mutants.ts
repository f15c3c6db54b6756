import { defineConfig } from 'vitest/config';
import { waitlistTexts } from './src/integrations/build-facts/shown-texts.ts';

/** The tests of one room, for `npm run mutants` (scripts/mutants.ts names them). They need no build. */
export default defineConfig({
  define: { 'import.meta.env.WAITLIST_TEXTS': JSON.stringify(waitlistTexts()) },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    environment: 'node',
    // A worker keeps its modules: what is computed when they load has no mutants.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
