/**
 * `npm run build`: set-up when needed, then a new build behind dist/. The build before the current one is taken as it is when
 * the sources are its own again (docs/operations.md, "Going back").
 */
import { build, buildIsCurrent, switchBack } from './lib/build.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

try {
  if (!buildIsCurrent() && switchBack()) {
    console.log('Estas fontes já têm um build, o anterior: dist/ aponta para ele de novo.');
  } else {
    await setUp();
    process.exitCode = await build(nodeBinary());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
