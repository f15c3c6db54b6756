/** `npm run leads -- <command>`: the staff's commands, on the Node that can run them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/process.mjs';
import { nodeBinary } from './lib/setup.mjs';

const main = join(root, 'src', 'features', 'staff-cli', 'main.ts');

try {
  if (!existsSync(join(root, 'node_modules', 'yargs'))) {
    throw new Error('Faltam as dependências: rode npm ci e tente de novo.');
  }
  const node = nodeBinary();
  // npm puts the right Node first; without npm it may be another.
  if (node === process.execPath) await import('../src/features/staff-cli/main.ts');
  else process.exitCode = await run(node, [main, ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
