import { setTimeout as sleep } from 'node:timers/promises';
import { type Ledger, signUp } from '../support/load.ts';

/** How long the page's own client awaits an answer, in milliseconds. */
const patienceMs = 20_000;

/** What the clients saw since it was last asked for. */
export interface Seen {
  readonly confirmed: number;
  /** Answers with a status of 500 to 599. */
  readonly failed: number;
  /** Attempts without an answer: refused or cut connections. Each was repeated with the same key. */
  readonly repeated: number;
  /** The longest that a sign-up took with its repetitions, in milliseconds. */
  readonly slowestMs: number;
}

const none: Seen = { confirmed: 0, failed: 0, repeated: 0, slowestMs: 0 };

/**
 * Signs up one new address after the other from several clients, each as the site's form does: an attempt without an answer is
 * repeated with the same `Idempotency-Key`.
 * @returns `seen` tells what happened since it was last called; `stop` waits for the attempts under way
 */
export function startClients(url: string, count: number, ledger: Ledger) {
  let isStopped = false;
  let seen = none;
  const client = async (): Promise<void> => {
    while (!isStopped) {
      const email = `pessoa-${crypto.randomUUID()}@bench.example`;
      const key = crypto.randomUUID();
      const start = performance.now();
      ledger.sent += 1;
      let status = await signUp(url, email, key, patienceMs);
      while (status === undefined) {
        seen = { ...seen, repeated: seen.repeated + 1 };
        ledger.unanswered += 1;
        await sleep(50);
        status = await signUp(url, email, key, patienceMs);
      }
      if (status === 201) ledger.acknowledged.push(email);
      else ledger.others.set(status, (ledger.others.get(status) ?? 0) + 1);
      seen = {
        confirmed: seen.confirmed + Number(status === 201),
        failed: seen.failed + Number(status >= 500),
        repeated: seen.repeated,
        slowestMs: Math.max(seen.slowestMs, Math.round(performance.now() - start)),
      };
    }
  };
  const clients = Array.from({ length: count }, client);
  return {
    seen(): Seen {
      const last = seen;
      seen = none;
      return last;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}
