import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { signUp, signUpRow, statusOf } from '../support/load.ts';
import { percentile } from '../support/print.ts';

const patienceMs = 5_000;
const alone = { Connection: 'close' };

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
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
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
    const isReading = asked % 2 === 0;
    const status = await (isReading
      ? statusOf(url, patienceMs, { headers: alone })
      : signUp(url, signUpRow().email, {}, alone));
    const now = performance.now();
    if (status === (isReading ? 200 : 201) && now - start < patienceMs) {
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

if (!isMainThread) {
  let stopped = false;
  parentPort?.once('message', () => {
    stopped = true;
  });
  parentPort?.postMessage(await visit(String(workerData), () => stopped));
}
