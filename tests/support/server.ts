import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/process.mjs';

const startTimeoutMs = 60_000;

/** The built server, running as a process of its own. */
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the built server (`dist/` must exist) on a free port.
 * @param env settings over the defaults of a test: a temporary database, no write limit to speak of
 * @param folder of the site with its `dist/`
 * @param program in the place of the built server
 * @throws with the server's output when it does not come up
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  folder: string = root,
  program: readonly string[] = ['src/server/main.ts'],
) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-test-'));
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT_WRITES_PER_MINUTE: '100000',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const collect = (chunk: Buffer): void => {
    text += chunk.toString();
    const url = /http:\/\/[\w.[\]:]+:\d+/.exec(text)?.[0];
    if (url !== undefined) resolve(url);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${text}`)));
  const timer = setTimeout(() => reject(new Error(`the server did not start: ${text}`)), startTimeoutMs);
  const ended = once(child, 'exit');
  const url = await listening
    .catch((error: unknown) => {
      child.kill('SIGKILL');
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
      throw error;
    })
    .finally(() => clearTimeout(timer));

  /** Waits for the end, which may have come already. */
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await endBy(signal);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    /** Origin, such as `http://127.0.0.1:41234`. */
    url,
    port: Number(new URL(url).port),
    /** Folder of its embedded database. */
    dataDir,
    process: child,
    /** Everything it wrote so far. */
    output: () => text,
    /** Ends it by SIGTERM. Returns the exit code; the data stay. */
    stop: () => endBy('SIGTERM'),
    /** `kill -9`; the data stay. */
    kill: () => endBy('SIGKILL'),
    /** Ends it, if it is still there, and removes the folder of its data. */
    end,
    [Symbol.asyncDispose]: () => end('SIGKILL'),
  };
}
