import { execFile } from 'node:child_process';
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

/** Reads a page as fast as it comes, from the second core. */
export function read(url: string, clients: number, seconds: number): Promise<Load> {
  return wrk(['taskset', '-c', '1'], clients, seconds, ['-H', 'Accept-Encoding: br', url]);
}

/** Signs up at several servers at once, the clients shared among them. */
export async function signUpAt(urls: readonly string[], clients: number, seconds: number): Promise<Load> {
  const each = Math.max(1, Math.floor(clients / urls.length));
  const loads = await Promise.all(urls.map((url) => wrk([], each, seconds, ['-s', script, url])));
  return {
    perSecond: total(loads, 'perSecond'),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    errors: total(loads, 'errors'),
  };
}

/** The load that costs least, by its p99 unless told otherwise, with the errors of all. */
export function best(loads: readonly Load[], cost = ({ p99Ms }: Load): number => p99Ms): Load {
  const [quickest] = loads.toSorted((one, other) => cost(one) - cost(other));
  return { perSecond: 0, p99Ms: Number.NaN, ...quickest, errors: total(loads, 'errors') };
}

function total(loads: readonly Load[], name: keyof Load): number {
  return loads.reduce((sum, load) => sum + load[name], 0);
}

async function wrk(before: readonly string[], clients: number, seconds: number, args: readonly string[]) {
  const usual = ['wrk', '-t1', `-c${clients}`, `-d${seconds}s`, '--latency'];
  const [file = '', ...all] = [...before, ...usual, ...args];
  const { stdout } = await promisify(execFile)(file, all);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, value = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const perUnit = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const sockets = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
  return {
    perSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    p99Ms: Math.round(Number(value) * perUnit * 100) / 100,
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
