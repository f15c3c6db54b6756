/**
 * `npm run mutants`: changes the code of a room in every small way that Stryker knows and runs the room's tests on each change.
 * What no test notices (`Survived`) or reaches (`NoCoverage`) is printed with its place, to be judged by hand: a gap in the tests, or a
 * change that changes nothing.
 * `npm run mutants -- waitlist/server` takes the rooms whose names contain a word.
 */
import { Stryker } from '@stryker-mutator/core';
import { startPostgres } from './lib/postgres.ts';

/** Which tests each room uses. None of them needs a build or starts a server: a process of its own has no mutants. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'features/waitlist/rules': [
    'src/features/waitlist/rules/*.test.ts',
    'src/features/waitlist/form/sections.test.ts',
    'tests/integration/staff/staff-search.test.ts',
  ],
  'features/waitlist/server': [
    'src/features/waitlist/server/*.test.ts',
    'tests/integration/waitlist/{sign-ups,endpoints,held-sign-ups,notices,integrations,outbox,removals}.test.ts',
  ],
  'features/consent/state': ['src/features/consent/**/*.test.{ts,tsx}'],
  'features/outbox': [
    'src/features/{outbox,waitlist/mail}/*.test.ts',
    'tests/integration/waitlist/{outbox,outbox-mail,outbox-faults,removals,integrations,notices}.test.ts',
  ],
  'features/copyright-generator/embed': ['src/features/copyright-generator/{embed,form}/*.test.ts'],
  'features/erasure': [
    'src/features/erasure/*.test.ts',
    'tests/integration/{staff/leads,staff/staff-queries,waitlist/held-sign-ups,waitlist/removals}.test.ts',
  ],
  'server/http/limits': [
    'src/server/http/limits/*.test.ts',
    'tests/integration/server/storage-limits.test.ts',
  ],
  'server/http/request': ['src/server/http/{api,request/*}.test.ts'],
};

const word = process.argv[2] ?? '';
const chosen = Object.entries(rooms).filter(([room]) => room.includes(word));
console.log(`Salas: ${Object.keys(rooms).join(', ')}.`);
if (chosen.length === 0) {
  console.error(`Nenhuma sala tem "${word}" no nome.`);
  process.exitCode = 1;
}

// What counts for several servers counts in PostgreSQL.
const postgres = await startPostgres({ durable: false });
if (postgres === undefined) console.warn('Sem binários do PostgreSQL: o que conta nele fica por matar.');
process.env.TEST_POSTGRES_URL ??= postgres?.url ?? '';
try {
  for (const [room, tests] of chosen) await mutate(room, tests);
} finally {
  await postgres?.stop();
}

/** Runs a room's tests on each of its mutants. What is computed when a module loads is left out: it takes most of the time. */
async function mutate(room: string, tests: readonly string[]): Promise<void> {
  // Inherited by the processes that run the tests (vitest.mutants.ts).
  process.env.MUTANTS_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'vitest.mutants.ts' },
    mutate: [`src/${room}/*.ts`, '!src/**/*.test.ts'],
    ignorePatterns: ['dist', 'builds', 'data', 'public', 'test-results'],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A busy machine is not an endless loop.
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { reportTests: false, logTests: false },
  });
  await stryker.runMutationTest();
}
