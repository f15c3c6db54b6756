import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { signUpRow } from '../support/load.ts';
import { percentile } from '../support/print.ts';

const patienceMs = 5_000;

/**
 * A visitor on 127.0.0.1 (attackers use other addresses): asks for the home page and signs up, in turns, each time on a
 * connection of its own, and on a thread of its own, so that the attack's work is not taken for the server's.
 */
export function startHonestClient(url: string) {
  const worker = new Worker(import.meta.filename, { workerData: url });
  return {
    /** Lets it finish what it has asked for. */
    async stop(): ReturnType<typeof visit> {
      worker.postMessage('stop');
      const [report] = await once(worker, 'message');
      return report;
    },
    /** Ends its thread at once, if it is still there. */
    end: () => worker.terminate(),
  };
}

/**
 * What the thread does until it is told to stop.
 * @returns what it met, times in milliseconds; `longestGap` is the longest time without an answer
 */
async function visit(url: string, isStopped: () => boolean) {
  const times: number[] = [];
  let asked = 0;
  let longestGap = 0;
  let lastServed = performance.now();
  while (!isStopped()) {
    asked += 1;
    const start = performance.now();
    const right =
      asked % 2 === 0
        ? await ask(url, 'GET', '/', 200)
        : await ask(url, 'POST', '/api/waitlist', 201, JSON.stringify(signUpRow()));
    const now = performance.now();
    if (right) {
      times.push(now - start);
      longestGap = Math.max(longestGap, now - lastServed);
      lastServed = now;
    }
    await sleep(50);
  }
  return {
    asked,
    served: times.length,
    median: Math.round(percentile(times, 0.5) || 0),
    worst: Math.round(Math.max(0, ...times)),
    longestGap: Math.round(Math.max(longestGap, performance.now() - lastServed)),
  };
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
