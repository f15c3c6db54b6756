/**
 * The main flows in Firefox and WebKit, side by side, against one server of the built site (`npm test` runs it after the build).
 * Arguments: names of engines, such as `WebKit`; without any, both, as far as they are installed. `ENGINES_FLOW` chooses flows
 * by a word of their name, `ENGINES_JSON` names a file for the counts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngines } from '../../scripts/lib/debian.ts';
import { startServer } from '../support/server.ts';
import { startFirefox } from './firefox.ts';
import { flows } from './flows/index.ts';
import { type Engine, runEngine } from './run.ts';
import { startWebKit } from './webkit.ts';

const asked = process.argv.slice(2);
const { firefox, webkit } = findEngines();
const folder = mkdtempSync(join(tmpdir(), 'site-engines-'));
const place = (): string => mkdtempSync(join(folder, 'engine-'));
const known: Readonly<Record<string, Engine['start'] | undefined>> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox, place()),
  WebKit: webkit === undefined ? undefined : () => startWebKit(webkit, place()),
};
const word = process.env.ENGINES_FLOW ?? '';
const chosen = flows.filter(({ name }) => name.includes(word));
const missing = Object.keys(known).filter((name) => known[name] === undefined);
const engines = Object.entries(known).flatMap(([name, start]) =>
  start === undefined || (asked.length > 0 && !asked.includes(name)) ? [] : [{ name, start }],
);

const server = await startServer();
try {
  const runs = await Promise.all(engines.map((engine) => runEngine(engine, chosen, server.url)));
  for (const run of runs) tell(run);
  for (const name of missing) console.log(`${name} não está instalado e ficou de fora.`);
  // Each flow in an engine counts as a test.
  const played = runs.flatMap((run) => run.played);
  const failed = played.filter(({ failures }) => failures.length > 0).length;
  if (process.env.ENGINES_JSON)
    writeFileSync(
      process.env.ENGINES_JSON,
      JSON.stringify({ passed: played.length - failed, failed, skipped: missing.length }),
    );
  process.exitCode = failed > 0 || engines.length === 0 ? 1 : 0;
} finally {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints an engine's flows, and what failed in them. */
function tell({ engine, version, played, seconds }: Awaited<ReturnType<typeof runEngine>>): void {
  console.log(`${engine} ${version}: ${Math.round(seconds)} s`);
  for (const flow of played) {
    const verdict = flow.failures.length === 0 ? 'ok   ' : 'FALHA';
    console.log(`  ${verdict} ${flow.name}: ${Math.round(flow.seconds)} s`);
    for (const failure of flow.failures) console.log(`        ${failure}`);
  }
}
