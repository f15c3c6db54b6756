import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end, its output going where ours goes.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `env` is added to ours
 * @param {(text: string) => void} [onOutput] gets what it prints when `options` make pipes of its outputs
 * @returns {Promise<number>} exit code; 128 and the signal's number when a signal ended it
 */
export function run(file, args, options = {}, onOutput) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options, env: toolEnv(options.env) });
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code as of `run`; both outputs in the order of their arrival
 */
export async function runCaptured(file, args, options) {
  let output = '';
  // In colour where ours is read by a person.
  const env = { ...options?.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const code = await run(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], env }, (text) => {
    output += text;
  });
  return { code, output };
}

/**
 * Hands SIGTERM and SIGINT on to the programs under way. npm and process managers signal this process only.
 * @param {() => void} [afterwards] called when nothing is running that could end us
 */
export function forwardSignals(afterwards) {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      afterwards?.();
    });
  }
}

/**
 * Does a script's work; what goes wrong is told in one line.
 * @param {() => unknown} work may give an exit code
 */
export async function main(work) {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The environment of the project's tools: their folder first in PATH, so that `node` is the right one.
 * @param {NodeJS.ProcessEnv} [extra]
 */
function toolEnv(extra) {
  return {
    ...process.env,
    ...extra,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  };
}
