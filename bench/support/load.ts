import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseHandle, DatabaseSettings } from '../../src/server/database/database.ts';
import { withDatabase } from '../../tests/support/database/database.ts';
import { dialogRow } from '../../tests/support/database/signups.ts';
import type { Row } from './print.ts';
import type { Report } from './scenarios.ts';

/** What clients sent and what they were told, over a whole run. */
export type Ledger = ReturnType<typeof newLedger>;

export function newLedger() {
  return {
    sent: 0,
    /** E-mails of the sign-ups that were answered 201. */
    acknowledged: [] as string[],
    /** How often each other status came. */
    others: new Map<number, number>(),
    /** Requests that got no answer. */
    unanswered: 0,
  };
}

/** Signs up one address: the answer's status, undefined when there was none, so that nothing was acknowledged. */
type Client = (email: string) => Promise<number | undefined>;

/**
 * Clients that ask one of these origins each, in turn.
 * @param more fields that the dialog does not have
 */
export function clientsOf(urls: readonly string[], more?: object): (number: number) => Client {
  return (number) => (email) => signUp(urls[number % urls.length] ?? '', email, more);
}

/**
 * Signs up one new address after the other, from several clients at once, until it is stopped or goes out of scope.
 * @param clientOf gives the client of a number, from 0 on
 */
export function startLoad(ledger: Ledger, clients: number, clientOf: (number: number) => Client) {
  let isOver = false;
  const ended = signUpWhile(() => !isOver, clients, clientOf, ledger);
  const stop = (): Promise<void> => {
    isOver = true;
    return ended;
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

/** Waits until so many more sign-ups are acknowledged than now. */
export async function untilMore(ledger: Ledger, people: number): Promise<void> {
  const enough = ledger.acknowledged.length + people;
  while (ledger.acknowledged.length < enough) await sleep(10);
}

/**
 * Signs up so many new addresses, from eight clients at once.
 * @param more fields that the dialog does not have
 */
export function signUpMany(url: string, people: number, ledger: Ledger, more?: object): Promise<void> {
  const enough = ledger.sent + people;
  return signUpWhile(() => ledger.sent < enough, 8, clientsOf([url], more), ledger);
}

async function signUpWhile(
  isWanted: () => boolean,
  clients: number,
  clientOf: (number: number) => Client,
  ledger: Ledger,
): Promise<void> {
  const run = async (client: Client): Promise<void> => {
    while (isWanted()) {
      const { email } = signUpRow();
      ledger.sent += 1;
      const status = await client(email);
      if (status === 201) ledger.acknowledged.push(email);
      else {
        if (status === undefined) ledger.unanswered += 1;
        else ledger.others.set(status, (ledger.others.get(status) ?? 0) + 1);
        // The server is away: a client that hammers it would only fill the machine.
        await sleep(20);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => run(clientOf(number))));
}

/** A row as the dialog sends it, of somebody whom nobody knows yet. */
export function signUpRow(email = `pessoa-${crypto.randomUUID()}@bench.example`) {
  return { ...dialogRow, email };
}

/**
 * Status of the answer to one sign-up; undefined when there was none, so that nothing was acknowledged.
 * @param more fields that the dialog does not have
 */
export function signUp(url: string, email: string, more: object = {}, headers: object = {}) {
  return statusOf(`${url}/api/waitlist`, 15_000, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body: JSON.stringify({ ...signUpRow(email), ...more }),
  });
}

/**
 * Compares a ledger with the database, read without the server.
 * @returns how many rows there are; `lost`: acknowledged, and not there; `doubled`: rows whose e-mail is there twice
 */
export async function judge(settings: DatabaseSettings, ledger: Ledger) {
  const rows = await withDatabase(settings, ({ db }) => db.selectFrom('waitlist').select('email').execute());
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  return {
    rows: rows.length,
    lost: ledger.acknowledged.filter((email) => !stored.has(email)).length,
    doubled: rows.length - stored.size,
  };
}

/** Waits until no notice is pending, and returns all that were written. */
export async function untilDelivered({ db }: DatabaseHandle) {
  for (;;) {
    const items = await db.selectFrom('outbox').select(['kind', 'key', 'state', 'waitlist_id']).execute();
    if (items.every(({ state }) => state !== 'pending')) return items;
    await sleep(50);
  }
}

/**
 * What clients were told beside what the database holds: nothing lost, nothing twice, and what else was seen is sound.
 * @param isSound is asked with how many rows there are
 * @param more numbers besides
 */
export async function reportOf(
  { settings, ledger }: { readonly settings: DatabaseSettings; readonly ledger: Ledger },
  isSound: (rows: number) => boolean,
  seen: readonly string[],
  more: Row = {},
): Promise<Report> {
  const { rows, lost, doubled } = await judge(settings, ledger);
  const { sent, unanswered } = ledger;
  const confirmed = ledger.acknowledged.length;
  const others = [...ledger.others].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    isGood: isSound(rows) && lost === 0 && doubled === 0 && confirmed > 0,
    lines: [`outras respostas: ${others || 0}`, ...seen],
    row: {
      enviadas: sent,
      confirmadas: confirmed,
      'sem resposta': unanswered,
      'no banco': rows,
      perdidas: lost,
      duplicadas: doubled,
      ...more,
    },
  };
}

/** Status of `/readyz`; undefined when nobody answers. */
export function readiness(url: string): Promise<number | undefined> {
  return statusOf(`${url}/readyz`, 5_000);
}

/** Status of an answer that came whole within so many milliseconds; undefined when none did. */
export async function statusOf(url: string, withinMs: number, init?: RequestInit) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(withinMs) });
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
