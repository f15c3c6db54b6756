/** `npm run leads -- <command>`: the staff's commands, on the Node that can run them. */
import { runOnNode } from './lib/setup.mjs';

await runOnNode('src/features/staff-cli/main.ts', process.argv.slice(2));
