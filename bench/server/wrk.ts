import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What a load found. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Answers outside 200 to 399, and connections that broke. */
  readonly errors: number;
}

const script = fileURLToPath(new URL('sign-up.lua', import.meta.url));

const usual = (clients: number, seconds: number) => ['-t1', `-c${clients}`, `-d${seconds}s`, '--latency'];

/** Reads a page as fast as it comes, from the second core. */
export function load(url: string, clients: number, seconds: number): Load {
  const args = [...usual(clients, seconds), '-H', 'Accept-Encoding: br', url];
  return parse(execFileSync('taskset', ['-c', '1', 'wrk', ...args], { encoding: 'utf8' }));
}

/** Signs up at several servers at once, the clients shared among them. */
export async function loadAll(urls: readonly string[], clients: number, seconds: number): Promise<Load> {
  const each = Math.max(1, Math.floor(clients / urls.length));
  const loads = await Promise.all(
    urls.map(async (url) => {
      const args = [...usual(each, seconds), '-s', script, url];
      return parse((await promisify(execFile)('wrk', args)).stdout);
    }),
  );
  return {
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function parse(output: string): Load {
  const number = (pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);
  const [, value = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const perUnit = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const sockets = [...output.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
  return {
    perSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    p99Ms: Math.round(Number(value) * perUnit * 100) / 100,
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
