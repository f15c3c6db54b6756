import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { DatabaseOfKind } from '#server/database/database.ts';
import { errorCode, type Lane, startLane, type Timing } from './lane.ts';
import type { Deliver, Delivery, OutboxKind, OutboxTarget } from './outbox-item.ts';
import { forgetOldRemovals } from './removals.ts';
import { countDead, giveUpUnserved } from './store.ts';

/** Delivers what was written down with a row (`enqueue`), at least once; survives the death of the server. */
export type Outbox = ReturnType<typeof createOutbox>;

/** What an outbox delivers, and how: the capabilities that write items down say so. */
export interface OutboxChannels {
  /** What to write down with a sign-up, in its transaction (`enqueue`). */
  readonly targets: readonly OutboxTarget[];
  /** The same with a correction of a sign-up. */
  readonly updateTargets: readonly OutboxTarget[];
  /** The same with a request under art. 18 of the LGPD. */
  readonly requestTargets?: readonly OutboxTarget[];
  /** Who delivers each kind; items of other kinds wait for another server, and are given up in the end. */
  readonly deliverers: readonly (readonly [OutboxKind, Deliver])[];
  /** What tries out each way to the company's receivers: the webhook, and each address. */
  readonly probes: readonly {
    readonly send: (key: string, signal: AbortSignal) => Promise<Delivery>;
    readonly to?: string;
  }[];
  /** What else to do once a minute, such as removing what is kept for a day. */
  readonly housekeeping: () => Promise<void>;
}

interface OutboxParts extends OutboxChannels {
  readonly database: DatabaseOfKind;
  readonly log: Logger;
}

const usualTiming: Timing = {
  leaseMs: 120_000,
  attemptMs: 30_000,
  pollMs: 5_000,
  backoffMs,
  now: () => new Date(),
};
const sweepMs = 60_000;

/** @param timing for tests; the usual one when left out */
export function createOutbox({ database, log, ...channels }: OutboxParts, timing = usualTiming) {
  const { targets, updateTargets, requestTargets = [], deliverers, probes, housekeeping } = channels;
  let lanes: readonly Lane[] = [];
  let dead = 0;
  let sweeper: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  const served = deliverers.map(([kind]) => kind);

  /** Gives up what nobody delivers, counts what was given up, where the log shows it, and does the housekeeping. */
  async function sweep(): Promise<void> {
    try {
      await giveUpUnserved(database, served, timing.now());
      await forgetOldRemovals(database, timing.now());
      const counted = await countDead(database);
      if (counted > 0 && counted !== dead)
        log.error({ dead: counted }, 'outbox has items that were given up');
      dead = counted;
      await housekeeping();
    } catch (error) {
      log.error({ err: error }, 'outbox sweep failed');
    }
  }

  return {
    targets,
    updateTargets,
    requestTargets,
    /** Says that something was written down: it is delivered at once instead of within seconds. */
    wake(): void {
      for (const lane of lanes) lane.wake();
    },
    /** Starts delivering. Called by the process that serves, and by no command. */
    start(): void {
      const onDead = (): void => {
        sweeping = sweeping.then(sweep);
      };
      lanes = deliverers.map(([kind, deliver]) =>
        startLane({ database, log, kind, deliver, timing, onDead }),
      );
      sweeping = sweep();
      sweeper = setInterval(() => {
        sweeping = sweep();
      }, sweepMs);
    },
    /** Takes nothing new, waits up to `patienceMs` for what is in hand, then cuts it off. */
    async stop(patienceMs: number): Promise<void> {
      clearInterval(sweeper);
      await Promise.all([sweeping, ...lanes.map((lane) => lane.stop(patienceMs))]);
    },
    /** Items that were given up, as last counted. */
    dead: () => dead,
    /** Sends each receiver of the company's a message that says it is a test, once and at once. Never throws. */
    test: () => sendProbes(probes, timing.attemptMs),
  };
}

/** Sends each receiver a message that says it is a test, once and at once; each may take `patienceMs`. Never throws. */
export function sendProbes(probes: OutboxChannels['probes'], patienceMs: number) {
  return Promise.all(
    probes.map(async ({ send, to }) => ({
      to,
      delivery: await send(randomUUID(), AbortSignal.timeout(patienceMs)).catch(
        (error: unknown): Delivery => ({ status: 'failed', reason: errorCode(error) }),
      ),
    })),
  );
}

const firstMs = 5_000;
const mostMs = 60 * 60_000;

/**
 * How long to wait after a failed attempt, in milliseconds: any time up to a limit that doubles from 5 s to an hour ('full jitter', AWS
 * Architecture Blog, 'Exponential Backoff And Jitter'), so that what failed together does not come back together.
 * @param attempts attempts that failed so far, from 1
 * @param random a number in [0, 1)
 */
export function backoffMs(attempts: number, random: number = Math.random()): number {
  return Math.round(random * Math.min(mostMs, firstMs * 2 ** (attempts - 1)));
}
