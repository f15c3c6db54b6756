import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process that ended well. */
export interface Measured {
  readonly seconds: number;
  /** The most memory that it held, in kilobytes. */
  readonly peak: number;
  /** Its standard output. */
  readonly output: string;
}

/**
 * Runs one of the project's programs to its end; it writes its own peak memory to descriptor 3 then.
 * @param args path of the program, from the project's folder, and its arguments
 * @param env its whole environment, beside PATH
 * @throws with what it wrote to standard error, when its exit code is not 0
 */
export async function runMeasured(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Measured> {
  const report =
    "process.on('exit', () => process.getBuiltinModule('fs').writeSync(3, String(process.resourceUsage().maxRSS)))";
  const preload = `data:text/javascript,${encodeURIComponent(report)}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, output, problem, peak] = child.stdio.map((stream) => {
    const chunks: Buffer[] = [];
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    return () => Buffer.concat(chunks).toString();
  });
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new Error(`${args.join(' ')} ended with code ${child.exitCode}: ${problem?.() ?? ''}`);
  return {
    seconds: (performance.now() - started) / 1000,
    peak: Number(peak?.()),
    output: output?.() ?? '',
  };
}
