import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '#server/database/database.ts';
import { judge, type Ledger, newLedger, signUpUntil, type Verdict } from '../support/load.ts';

/** What a fault did. */
export interface Outcome {
  readonly ledger: Ledger;
  readonly verdict: Verdict;
  /** What was seen of `/readyz`, and how it came back, in a few words. */
  readonly seen: string;
  /** Whether `/readyz` told the truth and the service came back by itself. */
  readonly sound: boolean;
}

/** One fault. */
export interface Scenario {
  readonly name: string;
  run(): Promise<Outcome>;
}

/**
 * Clients sign up while something is done to the server, then the database is compared with what they were told.
 * @param urls origins of the servers, asked for before each request
 * @param fault what happens meanwhile; resolves to what was seen
 */
export async function underLoad(
  settings: () => DatabaseSettings,
  urls: () => readonly string[],
  fault: () => Promise<{ readonly seen: string; readonly sound: boolean }>,
  finish: () => Promise<unknown>,
): Promise<Outcome> {
  const ledger = newLedger();
  const stop = new AbortController();
  const writers = signUpUntil(stop.signal, 8, urls, ledger);
  try {
    await sleep(500);
    const { seen, sound } = await fault();
    const before = ledger.acknowledged.length;
    await sleep(500);
    const alive = ledger.acknowledged.length > before;
    stop.abort();
    await writers;
    await finish();
    const verdict = await judge(settings(), ledger);
    return { ledger, verdict, seen, sound: sound && alive };
  } finally {
    stop.abort();
    await writers;
    await finish();
  }
}
