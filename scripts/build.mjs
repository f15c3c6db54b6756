/** `npm run build`: set-up when needed, then dist/. */
import { build } from './lib/build.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

try {
  await setUp();
  process.exitCode = await build(nodeBinary());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
