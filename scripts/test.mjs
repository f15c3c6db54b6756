/** `npm test`, `npm run test:long`: what the tests need of this machine, then the tests (tests.ts), on the Node that can run them. */
import { installTestPrograms } from './lib/debian.mjs';
import { forwardSignals, main, run } from './lib/process.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

forwardSignals();
await main(async () => {
  const args = process.argv.slice(2);
  await Promise.all([setUp(), installTestPrograms({ engines: !args.includes('--long') })]);
  return run(nodeBinary(), ['scripts/tests.ts', ...args]);
});
