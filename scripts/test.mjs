/**
 * `npm test`: set-up, type check, lint, imports, dead code, build, unit and integration tests (on SQLite, and on a
 * private PostgreSQL when this machine has one), browser tests. The last line says how many passed and failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildIsCurrent } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { forwardSignals, run } from './lib/process.mjs';
import { nodeBinary, setUp } from './lib/setup.mjs';

/** @typedef {{ name: string, passed: number, failed: number, skipped: number }} Result */

// The settings of somebody's own server are not the tests' business, least of all its database.
for (const name of [
  'PORT',
  'HOST',
  'SITE_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'RATE_LIMIT_WRITES_PER_MINUTE',
  'TRUSTED_PROXIES',
  'STAFF_BASIC_AUTH',
  'LOG_LEVEL',
  'SMTP_URL',
  'LEADS_EMAIL_TO',
  'MAIL_FROM',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'CONFIRMATION_EMAIL',
  'LINK_SECRET',
  'NODE_ENV',
]) {
  delete process.env[name];
}

let interrupted = false;
/** @type {Result[]} */
const results = [];
const folder = mkdtempSync(join(tmpdir(), 'site-results-'));
/** @type {import('./lib/postgres.mjs').PrivatePostgres | undefined} */
let postgres;
forwardSignals(() => {
  interrupted = true;
});

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ name: 'preparação', passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
report();

async function main() {
  await setUp();
  const node = nodeBinary();
  await check('tipos', node, ['node_modules/astro/bin/astro.mjs', 'check']);
  await check('estilo', 'biome', ['check']);
  await check('importações', node, ['scripts/lint-imports.ts']);
  await check('código morto', 'knip', []);
  await check('Dockerfile', 'dockerfile-utils', ['lint', 'Dockerfile']);
  await step('build', async () => single('build', buildIsCurrent() ? 0 : await build(node)));
  if (results.some(({ name, failed }) => name === 'build' && failed > 0)) return;
  await step('unidade e integração', () => unitTests(node));
  await step('navegador', () => browserTests(node));
}

/**
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 */
async function check(name, file, args) {
  await step(name, async () => single(name, await run(file, args)));
}

/**
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
async function step(name, work) {
  if (interrupted) return;
  console.log(`\n== ${name}`);
  results.push(await work());
}

/** @param {string} node @returns {Promise<Result>} */
async function unitTests(node) {
  postgres = await startPostgres({ durable: false });
  console.log(
    postgres === undefined
      ? 'PostgreSQL não encontrado: a metade dos testes que usa PostgreSQL fica de fora desta execução.'
      : `PostgreSQL dos testes: ${postgres.version}`,
  );
  const output = join(folder, 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const env = { TEST_POSTGRES_URL: postgres?.url ?? '' };
  const code = await run(node, [...args, `--outputFile.json=${output}`], { env });
  return counted('unidade e integração', code, output, (json) => ({
    passed: json.numPassedTests,
    // A file that could not even be loaded has no tests to count.
    failed: json.numFailedTests + json.testResults.filter(isBrokenFile).length,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

/** @param {string} node @returns {Promise<Result>} */
async function browserTests(node) {
  const output = join(folder, 'playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: output };
  const code = await run(node, ['node_modules/@playwright/test/cli.js', 'test'], { env });
  return counted('navegador', code, output, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function isBrokenFile({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0;
}

/** @param {string} name @param {number} code @returns {Result} */
function single(name, code) {
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} name
 * @param {number} code exit code of the runner
 * @param {string} file its JSON report
 * @param {(json: any) => { passed: number, failed: number, skipped: number }} read
 * @returns {Result}
 */
function counted(name, code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner that fails without a failed test has failed all the same.
    return { name, ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return single(name, code || 1);
  }
}

function report() {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  console.log('\n== resumo (cada verificação conta como um teste)');
  for (const { name, passed, failed, skipped } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
  if (postgres === undefined)
    console.log('Sem PostgreSQL nesta máquina: a metade que o usa não foi testada.');
  if (interrupted) console.log('Interrompido: o que falta não foi executado.');
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = interrupted || total('failed') > 0 ? 1 : 0;
}
