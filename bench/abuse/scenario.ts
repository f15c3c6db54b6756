import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import type { Report } from '../support/scenarios.ts';
import { startHonestClient } from './honest.ts';

/** What an attack has to work with, and where it writes down what came of it. */
export interface Target {
  readonly server: TestServer;
  /** Counts what was sent. */
  sent(count?: number): void;
  /** Counts what came back: a status, or in a word why there is none. */
  got(what: number | string): void;
  /** Something that must not be. */
  problem(what: string): void;
}

/** One kind of abuse. */
export interface Attack {
  readonly name: string;
  /**
   * Whether others may be refused while it lasts: it holds every connection that the server takes, from many addresses at
   * once. What is judged then is that the server comes back.
   */
  readonly locksOut?: boolean;
  /** How often it is repeated: what memory does is judged from the first round to the last. */
  readonly rounds: number;
  /** One round. Resolves to what was seen, in a few words, if there is more to say than the counts. */
  run(target: Target): Promise<string | undefined>;
}

/** A garbage collector with room to spare lets memory grow for minutes; with little, only a leak grows. */
const smallHeap = '--max-old-space-size=128 --max-semi-space-size=4';
/**
 * What later rounds may add to the memory at rest, in MB: more is a leak, less is variation of the garbage
 * collector.
 */
const growthLimit = 48;
/** The honest client's own, and what the collector has not closed yet. */
const spareHandles = 10;
const patienceMs = 30_000;

/** Runs an attack against a server of its own, while an honest client goes on asking. */
export async function underAttack(attack: Attack): Promise<Report> {
  const { rounds, locksOut = false } = attack;
  const server = await startServer({ LOG_LEVEL: 'silent', NODE_OPTIONS: smallHeap });
  const problems = new Set<string>();
  const answers = new Map<number | string, number>();
  let sent = 0;
  const target: Target = {
    server,
    sent: (count = 1) => {
      sent += count;
    },
    got(what) {
      answers.set(what, (answers.get(what) ?? 0) + 1);
      // Nothing that the server needs is away, so that even 503 is an accident.
      if (typeof what === 'number' && what >= 500) problems.add(`resposta ${what}`);
    },
    problem: (what) => problems.add(what),
  };
  let client: ReturnType<typeof startHonestClient> | undefined;
  try {
    // Compiled code and full caches are no leak.
    await warmUp(server.url);
    const before = await atRest(server);
    const samples = [before];
    const seen: string[] = [];
    client = startHonestClient(server.url);
    let back: number | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const what = await attack.run(target);
      if (what !== undefined) seen.push(what);
      back = await untilServed(server.url);
      if (back === undefined) problems.add('não voltou a atender');
      samples.push(await atRest(server, before.handles + spareHandles));
    }
    const honest = await client.stop();
    const [, first = before] = samples;
    const last = samples.at(-1) ?? before;
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      problems.add('o servidor caiu');
    const unserved = honest.asked - honest.served;
    if (!locksOut && unserved > 0)
      problems.add(`vezes em que o cliente honesto ficou sem resposta: ${unserved}`);
    if (last.memory - first.memory > growthLimit) problems.add('a memória cresce de rodada em rodada');
    if (last.handles > before.handles + spareHandles) problems.add('sobram descritores');
    const counts = [...answers]
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, count]) => `${count} x ${what}`)
      .join(', ');
    return {
      isGood: problems.size === 0,
      lines: [
        `enviados ${sent}; respostas: ${counts || 'nenhuma'}; ${[...new Set(seen)].join('; ')}`,
        `cliente honesto: maior intervalo sem resposta ${honest.longestGap} ms; ${back === undefined ? 'não voltou' : `de volta em ${back} ms`}`,
        `em repouso, antes e depois de cada rodada: memória ${samples.map(({ memory }) => memory).join(', ')} MB; descritores ${samples.map(({ handles }) => handles).join(', ')}`,
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
  } finally {
    // An attack that can't be made here leaves it asking.
    await client?.end();
    await server.end('SIGKILL');
  }
}

async function warmUp(url: string): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1)
    await (await fetch(turn % 2 ? url : `${url}/api/nada`)).arrayBuffer();
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

async function untilServed(url: string): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < patienceMs) {
    const isServed = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0 && response.status === 200,
      () => false,
    );
    if (isServed) return Math.round(performance.now() - start);
    await sleep(50);
  }
  return undefined;
}
