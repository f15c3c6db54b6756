/** `npm start`: everything a fresh clone needs, then the server. A second start skips what is done. */
import { build, buildIsCurrent } from './lib/build.mjs';
import { forwardSignals, main, run } from './lib/process.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

forwardSignals();
await main(async () => {
  await setUp();
  const node = nodeBinary();
  if (!buildIsCurrent()) {
    // A wrong value should stop the start now, not after the build.
    const code = await run(node, ['scripts/check-env.ts']);
    if (code !== 0) return code;
    console.log('Gerando o site (build)...');
    const failed = await build(node);
    if (failed !== 0) return failed;
  }
  return run(node, ['src/server/main.ts']);
});
