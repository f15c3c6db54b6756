import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What an honest client met. Times in milliseconds. */
export interface HonestReport {
  readonly asked: number;
  readonly served: number;
  readonly median: number;
  readonly worst: number;
  /** Longest time without an answer. */
  readonly longestGap: number;
}

/** The visitor, as one who started it sees it. */
interface HonestClient {
  /** Lets it finish what it has asked for. */
  stop(): Promise<HonestReport>;
  /** Ends its thread at once, if it is still there. */
  end(): Promise<void>;
}

const patienceMs = 5_000;

/**
 * A visitor on 127.0.0.1 (attackers use other addresses): asks for the home page and signs up, in turns, each time on a
 * connection of its own, and on a thread of its own, so that the attack's work is not taken for the server's.
 */
export function startHonestClient(url: string): HonestClient {
  const worker = new Worker(import.meta.filename, { workerData: url });
  return {
    async stop() {
      worker.postMessage('stop');
      const [report] = await once(worker, 'message');
      return report;
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** What the thread does until it is told to stop. */
async function visit(url: string, isStopped: () => boolean): Promise<HonestReport> {
  const times: number[] = [];
  let asked = 0;
  let longestGap = 0;
  let lastServed = performance.now();
  while (!isStopped()) {
    asked += 1;
    const start = performance.now();
    const right = asked % 2 === 0 ? await askForPage(url) : await signUp(url);
    const now = performance.now();
    if (right) {
      times.push(now - start);
      longestGap = Math.max(longestGap, now - lastServed);
      lastServed = now;
    }
    await sleep(50);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    asked,
    served: times.length,
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    worst: Math.round(sorted.at(-1) ?? 0),
    longestGap: Math.round(Math.max(longestGap, performance.now() - lastServed)),
  };
}

const askForPage = (url: string): Promise<boolean> => ask(url, 'GET', '/', 200);

function signUp(url: string): Promise<boolean> {
  const row = {
    nome: 'Pessoa de Teste',
    email: `pessoa-${crypto.randomUUID()}@bench.example`,
    empresa: 'Jornal de Teste',
    cargo: 'ceo-fundador',
    source: 'newsletter',
  };
  return ask(url, 'POST', '/api/waitlist', 201, JSON.stringify(row));
}

function ask(url: string, method: string, path: string, right: number, body?: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = { Origin: url, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const asking = request(url + path, { method, agent: false, headers }, (response) => {
    response.resume();
    response.once('close', () => resolve(response.complete && response.statusCode === right));
  });
  asking.setTimeout(patienceMs, () => asking.destroy());
  asking.once('error', () => resolve(false));
  asking.once('close', () => resolve(false));
  asking.end(body);
  return promise;
}

if (!isMainThread) {
  let stopped = false;
  parentPort?.once('message', () => {
    stopped = true;
  });
  parentPort?.postMessage(await visit(String(workerData), () => stopped));
}
