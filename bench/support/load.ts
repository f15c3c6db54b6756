import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../../src/server/database/database.ts';

/** What clients sent and what they were told, over a whole run. */
export interface Ledger {
  sent: number;
  /** E-mails of the sign-ups that were answered 201. */
  readonly acknowledged: string[];
  /** How often each other status came. */
  readonly others: Map<number, number>;
  /** Requests that got no answer. */
  unanswered: number;
}

/** What the database says about a ledger. */
export type Verdict = Awaited<ReturnType<typeof judge>>;

export function newLedger(): Ledger {
  return { sent: 0, acknowledged: [], others: new Map(), unanswered: 0 };
}

/**
 * Signs up one new address after the other, from several clients at once, until it is told to stop.
 * @param urls origins, one per client in turn; asked for again before each request, as a proxy would
 */
export function signUpUntil(
  stop: AbortSignal,
  clients: number,
  urls: () => readonly string[],
  ledger: Ledger,
): Promise<void> {
  return signUpWhile(() => !stop.aborted, clients, urls, ledger);
}

/** Waits until so many more sign-ups are acknowledged than now. */
export async function untilMore(ledger: Ledger, people: number): Promise<void> {
  const enough = ledger.acknowledged.length + people;
  while (ledger.acknowledged.length < enough) await sleep(10);
}

/** Signs up so many new addresses, from eight clients at once. */
export function signUpMany(url: string, people: number, ledger: Ledger): Promise<void> {
  let left = people;
  return signUpWhile(
    () => {
      left -= 1;
      return left >= 0;
    },
    8,
    () => [url],
    ledger,
  );
}

async function signUpWhile(
  isWanted: () => boolean,
  clients: number,
  urls: () => readonly string[],
  ledger: Ledger,
): Promise<void> {
  const client = async (number: number): Promise<void> => {
    while (isWanted()) {
      const origins = urls();
      const url = origins[number % origins.length] ?? '';
      const email = `pessoa-${crypto.randomUUID()}@bench.example`;
      ledger.sent += 1;
      const status = await signUp(url, email);
      if (status === 201) ledger.acknowledged.push(email);
      else if (status !== undefined) ledger.others.set(status, (ledger.others.get(status) ?? 0) + 1);
      else {
        ledger.unanswered += 1;
        // The server is gone: a client that hammers a closed port would only fill the machine.
        await sleep(20);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
}

/** A row as the dialog sends it, of somebody whom nobody knows yet. */
export function signUpRow(email = `pessoa-${crypto.randomUUID()}@bench.example`) {
  return {
    nome: 'Pessoa de Teste',
    email,
    empresa: 'Jornal de Teste',
    cargo: 'ceo-fundador',
    site: null,
    source: 'newsletter',
  };
}

/**
 * Status of the answer to one sign-up; undefined when there was none, so that nothing was acknowledged.
 * @param more fields that the dialog does not have
 */
export function signUp(url: string, email: string, more: object = {}): Promise<number | undefined> {
  return statusOf(`${url}/api/waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ ...signUpRow(email), ...more }),
    signal: AbortSignal.timeout(15_000),
  });
}

/**
 * Compares a ledger with the database, read without the server.
 * @returns how many rows there are; `lost`: acknowledged, and not there; `doubled`: rows whose e-mail is there twice
 */
export async function judge(settings: DatabaseSettings, ledger: Ledger) {
  const database = await openDatabase(settings);
  const rows = await database.db.selectFrom('waitlist').select('email').execute();
  await database.close();
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  return {
    rows: rows.length,
    lost: ledger.acknowledged.filter((email) => !stored.has(email)).length,
    doubled: rows.length - stored.size,
  };
}

/** Status of `/readyz`; undefined when nobody answers. */
export function readiness(url: string): Promise<number | undefined> {
  return statusOf(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
}

async function statusOf(url: string, init: RequestInit): Promise<number | undefined> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * Waits until `/readyz` has the given status.
 * @returns milliseconds that it took; undefined when it did not come within half a minute
 */
export async function untilReadiness(url: string, status: number): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < 30_000) {
    if ((await readiness(url)) === status) return Math.round(performance.now() - start);
    await sleep(50);
  }
  return undefined;
}
