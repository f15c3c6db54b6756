/** `npm test`, `npm run test:long`: the packages, then the tests (tests.ts), on the Node that can run them. */
import { forwardSignals, main, run } from './lib/process.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

forwardSignals();
await main(async () => {
  await setUp().catch((error) => {
    console.log('0 passed, 1 failed');
    throw error;
  });
  return run(nodeBinary(), ['scripts/tests.ts', ...process.argv.slice(2)]);
});
