import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shownTexts, waitlistTexts } from './src/integrations/build-facts/shown-texts.ts';

const texts = shownTexts();

/**
 * Starts the unit tests last: the others take longest, and some of them only wait. What is short comes last, so that
 * no worker is left with a long file while the others have nothing more to do.
 */
class UnitLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project }: TestSpecification) => ['engines', 'integration', 'unit'].indexOf(project.name);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Unit tests live next to the code, integration tests in tests/integration, the main flows in two more browsers in tests/engines. Plain Node unless a file asks
 * for a DOM (`// @vitest-environment happy-dom`). `#...` imports are resolved by package.json.
 */
export default defineConfig({
  // As the build does (src/integrations/build-facts); the rest of its facts would stand in the environment of the tests' own builds.
  define: {
    'import.meta.env.WAITLIST_TEXTS': JSON.stringify(waitlistTexts(texts)),
    'import.meta.env.NEWSLETTER_TEXTS': JSON.stringify(waitlistTexts(texts, texts.newsletterNote)),
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      { extends: true, test: { name: 'integration', include: ['tests/integration/**/*.test.{ts,tsx}'] } },
      // A flow waits for what it wants to see, each time with a limit of its own.
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 180_000 },
      },
    ],
    // A worker keeps its modules from file to file: loading them again for each took half of the unit tests' time.
    isolate: false,
    // One more than the two cores of the machines that run this: some files wait for a time limit or a process.
    maxWorkers: 3,
    sequence: { sequencer: UnitLast },
    setupFiles: './tests/support/as-found.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
