/** R-OPS-45. The drills of `npm run bench -- drill`, with a part of their load; only in `npm run test:long`. */
import { describe, expect, test } from 'vitest';
import { drills } from '../../bench/drill/index.ts';
import { NotHere } from '../../bench/support/scenarios.ts';
import { isLong } from '../support/property-runs.ts';

describe.runIf(isLong)('a drill', () => {
  test.for(drills.flatMap((drill) => [false, true].map((planted) => [drill, planted] as const)))(
    '$0.name loses nothing, and something with its fault: $1',
    { timeout: 600_000 },
    async ([drill, planted], { skip }) => {
      const report = await drill.run({ share: 0.1, planted }).catch((error: unknown) => {
        if (error instanceof NotHere) return skip(error.message);
        throw error;
      });
      expect(report.isGood, report.lines.join('\n')).toBe(!planted);
    },
  );
});
