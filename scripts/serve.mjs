/** `npm run serve`: the server over the build that is there, in production. It installs, builds and checks nothing. */
import { runOnNode } from './lib/setup.mjs';

await runOnNode('src/server/main.ts');
