/** R-OPS-44, R-OPS-45. The drills of `npm run bench -- drill` in `npm run test:long`, with a part of their load. */
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../bench/drill.ts';
import { NotHere } from '../../../bench/support/scenarios.ts';
import { isLong } from '../../support/property-runs.ts';

describe.runIf(isLong)('a drill', () => {
  test.for(scenarios.flatMap((drill) => [false, true].map((planted) => ({ ...drill, planted }))))(
    '$name loses nothing, and something with its fault: $planted',
    { timeout: 600_000 },
    async ({ run, planted }, { skip }) => {
      const report = await run({ share: 0.1, planted }).catch((error: unknown) => {
        if (error instanceof NotHere) return skip(error.message);
        throw error;
      });
      expect(report.isGood, JSON.stringify(report)).toBe(!planted);
    },
  );
});
