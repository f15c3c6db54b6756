/**
 * All of `npm test` but the packages: the system's programs, lint, types, build, unit and integration tests (on SQLite, and on a
 * private PostgreSQL when this machine has one), main flows in two more engines, browser tests. Prints where the time went; the last
 * line says how many passed and failed.
 *
 * `--long`: build, unit and integration tests with ten times the random cases and with what takes long by design, and every page
 * in the browser in every way.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIsCurrent } from './lib/build.mjs';
import { memoryFolder, startPostgres } from './lib/postgres.ts';
import { forwardSignals, run, runCaptured } from './lib/process.mjs';
import { findEngines, findTestBrowser, installTestPrograms } from './lib/programs.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const isLong = process.argv.includes('--long');
const node = process.execPath;

// The settings of somebody's own server are not the tests' business, least of all its database.
const foreign = `
  PORT HOST SITE_URL DATABASE_URL DATA_DIR RATE_LIMIT_WRITES_PER_MINUTE TRUSTED_PROXIES
  STAFF_BASIC_AUTH STAFF_USERS STAFF_SIGN_ON_HEADER METRICS_PORT METRICS_HOST LOG_LEVEL
  ACCESS_LOG_ADDRESS SMTP_URL LEADS_EMAIL_TO MAIL_FROM LEADS_WEBHOOK_URL LEADS_WEBHOOK_SECRET
  CONFIRMATION_EMAIL LINK_SECRET NODE_ENV
`;
for (const name of foreign.trim().split(/\s+/)) delete process.env[name];

let interrupted = false;
/** Browser tests that passed only the second time; they count as failed. */
let secondTries = 0;
const results: Result[] = [];
// Everything that the tests write goes here: their databases, their copies, the browser's profiles.
const folder = mkdtempSync(join(memoryFolder(), 'site-tests-'));
// A PostgreSQL that a test starts runs as another user, and has its folder in this one.
chmodSync(folder, 0o711);
/** The copy of the site that a browser test visits (tests/support/site-copy.ts). */
const siteWithService = join(folder, 'site-with-service');
// Every process that the tests start would compile the same modules again: more than half of a command's time.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
let postgres: Awaited<ReturnType<typeof startPostgres>>;
forwardSignals(() => {
  interrupted = true;
});

try {
  // Side by side, because each of them leaves a core idle for a while: the type check, the longest of the checks, has one thread.
  const ready = Promise.all([
    buildIsCurrent() || check('build', node, ['scripts/build.mjs']),
    installTestPrograms({ engines: !isLong }),
  ]).then(([isBuilt]) => isBuilt);
  await Promise.all([isLong || checks(), unitTestsAndCopy(ready)]);
  if (await ready) await step('navegador', browserTests);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ name: 'testes', passed: 0, failed: 1, skipped: 0, seconds: 0 });
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
report();

/** What needs nothing of the build. */
async function checks(): Promise<void> {
  for (const name of ['lint', 'check']) await check(`npm run ${name}`, 'npm', ['run', '--silent', name]);
}

async function unitTestsAndCopy(ready: Promise<boolean>): Promise<void> {
  if (!(await ready)) return;
  await Promise.all([
    step(isLong ? 'unidade e integração' : 'unidade, integração e motores', unitTests),
    // A browser test needs it: beside the unit tests it holds nobody up.
    isLong || check('cópia com um serviço', node, ['tests/support/site-copy.ts', siteWithService]),
  ]);
}

/** A step, whose output is seen as it comes. Returns whether nothing failed in it. */
async function step(name: string, work: () => Promise<Counts>): Promise<boolean> {
  if (interrupted) return false;
  const start = performance.now();
  const counts = await work();
  results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 });
  return counts.failed === 0;
}

/** One program that passes or fails. Its output is printed whole when it has ended, so that two at a time stay readable. */
function check(name: string, file: string, args: readonly string[]): Promise<boolean> {
  return step(name, async () => {
    const { code, output } = await runCaptured(file, args);
    console.log(`\n== ${name}\n${output.trimEnd()}`);
    return single(code);
  });
}

async function unitTests(): Promise<Counts> {
  postgres = await startPostgres({ durable: false });
  console.log(
    postgres === undefined
      ? 'PostgreSQL não encontrado: a metade dos testes que usa PostgreSQL fica de fora desta execução.'
      : `PostgreSQL dos testes: ${postgres.version}`,
  );
  const output = join(folder, 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  // The flows of an engine that is not installed are skipped.
  const chosen = isLong ? ['--project=!engines'] : [];
  const env = { TMPDIR: folder, TEST_POSTGRES_URL: postgres?.url ?? '', TEST_LONG: isLong ? '1' : '' };
  const code = await run(node, [...args, `--outputFile.json=${output}`, ...chosen], { env });
  await postgres?.stop();
  return counted(code, output, (json) => ({
    passed: json.numPassedTests,
    // A file that could not even be loaded has no tests to count.
    failed: json.numFailedTests + json.testResults.filter(isBrokenFile).length,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

async function browserTests(): Promise<Counts> {
  const output = join(folder, 'playwright.json');
  const env = {
    TMPDIR: folder,
    CHROMIUM_PATH: findTestBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
    SITE_WITH_SERVICE: siteWithService,
    TEST_LONG: isLong ? '1' : '',
  };
  const chosen = isLong ? ['every-page', '--project=desktop'] : [];
  const code = await run(node, ['node_modules/@playwright/test/cli.js', 'test', ...chosen], { env });
  return counted(code, output, ({ stats, errors }) => {
    secondTries += stats.flaky;
    return {
      passed: stats.expected,
      // A test that needed its second try is a defect.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  });
}

function isBrokenFile(file: { status: string; assertionResults: unknown[] }): boolean {
  return file.status === 'failed' && file.assertionResults.length === 0;
}

/** A program without tests of its own, by its exit code. */
function single(code: number): Counts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** A runner's counts, as `read` finds them in its JSON report. */
// biome-ignore lint/suspicious/noExplicitAny: each runner has a report of its own
function counted(code: number, file: string, read: (json: any) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner that fails without a failed test has failed all the same.
    return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return single(code || 1);
  }
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).replace('.', ',').padStart(6)} s`;
}

function report(): void {
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\n== resumo (cada verificação conta como um teste)');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${inSeconds(seconds)}  ${name}: ${passed} passed, ${failed} failed${left}`);
  }
  console.log(`${inSeconds(performance.now() / 1000)}  ao todo`);
  console.log(`${secondTries} testes na segunda tentativa`);
  if (postgres === undefined)
    console.log('Sem PostgreSQL nesta máquina: a metade que o usa não foi testada.');
  const { firefox, webkit } = findEngines();
  if (!isLong && !firefox) console.log('Sem Firefox nesta máquina: os fluxos nele não foram testados.');
  if (!isLong && !webkit) console.log('Sem WebKitGTK nesta máquina: os fluxos nele não foram testados.');
  if (interrupted) console.log('Interrompido: o que falta não foi executado.');
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = interrupted || total('failed') > 0 ? 1 : 0;
}
