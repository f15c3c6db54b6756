import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '../../tests/support/server.ts';
import { statusOf, untilReadiness } from '../support/load.ts';
import type { Report } from '../support/scenarios.ts';
import { ownSite } from '../support/site.ts';
import { startHonestClient } from './honest.ts';

/** What an attack has to work with, and where it writes down what came of it. */
export interface Target {
  readonly server: TestServer;
  /** Requests and connections so far. */
  sent: number;
  /** Counts what came back: a status, or in a word why there is none. */
  got(what: number | string): void;
}

/** How often an attack is repeated: what memory does is judged from the first round to the last. */
const rounds = 2;
/** A garbage collector with room to spare lets memory grow for minutes; with little, only a leak grows. */
const smallHeap = '--max-old-space-size=128 --max-semi-space-size=4';
/**
 * What later rounds may add to the memory at rest, in MB: more is a leak, less is variation of the garbage
 * collector.
 */
const growthLimit = 48;
/** The honest client's own, and what the collector has not closed yet. */
const spareHandles = 10;

/**
 * Plays rounds of an attack against a server of its own, while an honest client goes on asking.
 * @param run one round; gives what was seen, in a few words
 * @param locksOut whether others may be refused while it lasts: what is judged then is that the server comes back
 */
export async function underAttack(
  run: (target: Target) => Promise<string>,
  locksOut: boolean,
): Promise<Report> {
  await using site = await ownSite();
  const server = await site.start({ LOG_LEVEL: 'silent', NODE_OPTIONS: smallHeap });
  const problems = new Set<string>();
  const answers = new Map<number | string, number>();
  const target: Target = {
    server,
    sent: 0,
    got(what) {
      answers.set(what, (answers.get(what) ?? 0) + 1);
      // Nothing that the server needs is away, so that even 503 is an accident.
      if (typeof what === 'number' && what >= 500) problems.add(`resposta ${what}`);
    },
  };
  // Compiled code and full caches are no leak.
  for (let turn = 0; turn < 200; turn += 1)
    await statusOf(turn % 2 ? server.url : `${server.url}/api/nada`, 5_000);
  const before = await atRest(server);
  const samples = [before];
  const seen = new Set<string>();
  // An attack that can't be made here leaves it asking.
  await using client = startHonestClient(server.url);
  let back: number | undefined;
  for (let round = 0; round < rounds; round += 1) {
    seen.add(await run(target));
    back = await untilReadiness(server.url, 200);
    if (back === undefined) problems.add('não voltou a atender');
    samples.push(await atRest(server, before.handles + spareHandles));
  }
  const honest = await client.stop();
  const [, first = before] = samples;
  const last = samples.at(-1) ?? before;
  if (server.process.exitCode !== null || server.process.signalCode !== null) problems.add('o servidor caiu');
  const unserved = honest.asked - honest.served;
  if (!locksOut && unserved > 0)
    problems.add(`vezes em que o cliente honesto ficou sem resposta: ${unserved}`);
  if (last.memory - first.memory > growthLimit) problems.add('a memória cresce de rodada em rodada');
  if (last.handles > before.handles + spareHandles) problems.add('sobram descritores');
  const counts = [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${count} x ${what}`)
    .join(', ');
  const each = (name: keyof typeof before): string => samples.map((sample) => sample[name]).join(', ');
  return {
    isGood: problems.size === 0,
    lines: [
      `enviados ${target.sent}; respostas: ${counts || 'nenhuma'}; ${[...seen].join('; ')}`,
      `cliente honesto: maior intervalo sem resposta ${honest.longestGap} ms; ${back === undefined ? 'não voltou' : `de volta em ${back} ms`}`,
      `em repouso, antes e depois de cada rodada: memória ${each('memory')} MB; descritores ${each('handles')}`,
      ...[...problems].map((problem) => `problema: ${problem}`),
    ],
    row: {
      'honesto pediu': honest.asked,
      'foi atendido': honest.served,
      'mediana (ms)': honest.median,
      'pior (ms)': honest.worst,
      'memória antes (MB)': before.memory,
      'depois (MB)': last.memory,
    },
  };
}

/** A sample once the connections of the attack are gone, or ten seconds later. */
async function atRest(server: TestServer, handles = Number.POSITIVE_INFINITY) {
  for (let turn = 0; turn < 10; turn += 1) {
    await sleep(1_000);
    if (sample(server).handles <= handles) break;
  }
  return sample(server);
}

/** Resident memory of the server now, in megabytes, and its open file descriptors (proc(5)); zero when it is gone. */
export function sample({ process: { pid } }: TestServer) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      handles: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch {
    return { memory: 0, handles: 0 };
  }
}
