/**
 * `npm run planted`: plants the defects of tests/planted/defects.txt one by one in a copy of the site, builds it and runs the test
 * that has to fail. `npm run planted -- menu` takes those whose names contain a word. First the tests run on the copy
 * as it is: one that fails there tells nothing. Ends with 1 when a defect went through.
 */
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Defect, defects, isPlaced } from '../tests/planted/defects.ts';
import { buildQuickly, copySources } from '../tests/support/site-copy.ts';
import { forwardSignals, root, runCaptured } from './lib/process.mjs';

const word = process.argv[2] ?? '';
const chosen = defects.filter(({ name }) => name.includes(word));
const misplaced = chosen.filter((defect) => !isPlaced(defect));
for (const { name, file } of misplaced)
  console.error(`${name}: o que ele troca não está exatamente uma vez em ${file}.`);
if (chosen.length === 0) console.error(`Nenhum defeito tem "${word}" no nome.`);

let interrupted = false;
forwardSignals(() => {
  interrupted = true;
});
process.exitCode = misplaced.length > 0 || chosen.length === 0 ? 1 : await plantAll();

async function plantAll(): Promise<number> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'site-planted-'));
  const folder = temporary.path;
  copySources(folder);
  for (const more of ['tests', 'playwright.config.ts'])
    cpSync(join(root, more), join(folder, more), { recursive: true });
  buildQuickly(folder);
  const before = await test(folder, chosen);
  if (before.code !== 0) {
    console.error(`${before.output}\nO site já falha sem defeito nenhum: nada se pode concluir.`);
    return 1;
  }
  let missed = 0;
  for (const defect of chosen) {
    if (interrupted) return 1;
    const verdict = await plant(folder, defect);
    if (verdict !== 'apanhado') missed += 1;
    console.log(`${verdict}  ${defect.name}`);
  }
  console.log(`${chosen.length - missed} de ${chosen.length} apanhados`);
  return missed === 0 ? 0 : 1;
}

/** @returns whether the test failed; a build that fails is no test's doing */
async function plant(folder: string, defect: Defect): Promise<string> {
  const file = join(folder, defect.file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    whole.replace(defect.from, () => defect.to),
  );
  const { built, code, output } = await test(folder, [defect]);
  writeFileSync(file, whole);
  if (!built) return `NÃO APANHADO (o build falhou: ${output.slice(-500)})`;
  if (code === 0) return 'NÃO APANHADO (o teste passou)';
  if (output.includes('No tests found')) return `NÃO APANHADO (nenhum teste se chama "${defect.test}")`;
  const reason = /^\s*(?:Error|TimeoutError).*$/m.exec(output)?.[0].trim();
  console.log(`\n${defect.test}: ${reason ?? output.slice(-500)}`);
  return 'apanhado';
}

/** Builds the copy and runs the tests that belong to some defects. */
async function test(folder: string, some: readonly Defect[]) {
  const runNode = (...args: readonly string[]) => runCaptured(process.execPath, args, { cwd: folder });
  const astro = await runNode('node_modules/astro/bin/astro.mjs', 'build');
  if (astro.code !== 0) return { built: false, ...astro };
  // A test that is merely slow on a busy machine has noticed nothing.
  const patience = ['--retries=0', '--workers=2', '--timeout=120000', '--max-failures=1', '--reporter=line'];
  const titles = [...new Set(some.map(({ test }) => test))].join('|');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...patience, '-g', titles];
  return { built: true, ...(await runNode(...playwright)) };
}
