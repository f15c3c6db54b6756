/**
 * `npm run build`: set-up when needed, then a new build behind dist/. The build before the current one is taken as it is when
 * the sources are its own again (docs/operations.md, "Going back").
 */
import { build, buildIsCurrent, switchBack } from './lib/build.mjs';
import { main } from './lib/process.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

await main(async () => {
  if (buildIsCurrent() || !switchBack()) {
    await setUp();
    return build(nodeBinary());
  }
  console.log('Estas fontes já têm um build, o anterior: dist/ aponta para ele de novo.');
});
