/**
 * The main flows in Chromium, Firefox and WebKit, side by side, against one server of the built site (`npm test` runs it
 * after the build). Arguments: names of engines, such as `WebKit`, in which then all flows are played; without any, all that
 * are installed, each with its part. `ENGINES_FLOW` chooses flows by a word of their name, `ENGINES_JSON` names a file for the
 * counts and the times.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngines } from '../../scripts/lib/engines.mjs';
import { startServer } from '../support/server.ts';
import { allFlows, controlFlows, mainFlows } from './flows/index.ts';
import { startPuppeteer } from './puppeteer.ts';
import { countsAndTimes, failureLines, table } from './report.ts';
import { type Engine, runEngine } from './run.ts';
import { startWebKit } from './webkit.ts';

const asked = process.argv.slice(2);
/** An engine's part of a whole run. */
const part = (flows: Engine['flows']) => (asked.length === 0 ? flows : allFlows);
const { chromium, firefox, webkit } = findEngines();
const folder = mkdtempSync(join(tmpdir(), 'site-engines-'));
const place = (): string => mkdtempSync(join(folder, 'engine-'));
const known: readonly (Omit<Engine, 'start'> & { readonly start: Engine['start'] | undefined })[] = [
  {
    name: 'Chromium',
    // The browser tests hold the rest of it.
    flows: part(controlFlows),
    start: chromium === undefined ? undefined : () => startPuppeteer('chrome', chromium, place()),
  },
  {
    name: 'Firefox',
    flows: part(mainFlows),
    start: firefox === undefined ? undefined : () => startPuppeteer('firefox', firefox, place()),
  },
  {
    name: 'WebKit',
    flows: part(mainFlows),
    start: webkit === undefined ? undefined : () => startWebKit(webkit, place()),
  },
];
const word = process.env.ENGINES_FLOW ?? '';
const engines = known.flatMap(({ name, flows: own, start }) =>
  start === undefined || (asked.length > 0 && !asked.includes(name))
    ? []
    : [{ name, start, flows: own.filter((flow) => flow.name.includes(word)) }],
);
const missing = known.filter(({ start }) => start === undefined).map(({ name }) => name);

const server = await startServer();
try {
  const runs = await Promise.all(engines.map((engine) => runEngine(engine, server.url)));
  console.log(failureLines(runs));
  console.log(table(runs, missing));
  const result = countsAndTimes(runs, missing);
  if (process.env.ENGINES_JSON) writeFileSync(process.env.ENGINES_JSON, JSON.stringify(result));
  process.exitCode = result.failed > 0 || engines.length === 0 ? 1 : 0;
} finally {
  await server.stop();
  server.removeData();
  rmSync(folder, { recursive: true, force: true });
}
