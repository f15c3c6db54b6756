/** `npm run bench`: lists the benches; `npm run bench -- kill` runs one. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -3));
const [, , chosen, ...rest] = process.argv;

if (chosen === undefined) {
  for (const name of names) {
    // The first line of a bench's opening comment says what it shows.
    const about = /\/\*\*\s*\*?\s*(.+)/.exec(readFileSync(join(folder, `${name}.ts`), 'utf8'))?.[1] ?? '';
    console.log(`npm run bench -- ${name}\n    ${about}`);
  }
} else if (names.includes(chosen)) {
  process.exitCode =
    spawnSync(process.execPath, [join(folder, `${chosen}.ts`), ...rest], { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`Não existe o bench "${chosen}". Existem: ${names.join(', ')}.`);
  process.exitCode = 1;
}
