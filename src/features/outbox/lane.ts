import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DatabaseOfKind } from '#server/database/database.ts';
import { codeOf, isDatabaseAway } from '#server/database/errors.ts';
import type { Deliver, Delivery, OutboxItem, OutboxKind } from './outbox-item.ts';
import { claimDue, recordDelivered, recordFailure } from './store.ts';

/** How a lane keeps time, in milliseconds. */
export interface Timing {
  /** An item is its server's for this long: longer than an attempt may take, with room for clocks that differ. */
  readonly leaseMs: number;
  readonly attemptMs: number;
  /** How often to look for what is due when nobody says so. */
  readonly pollMs: number;
  readonly backoffMs: (attempts: number) => number;
  readonly now: () => Date;
}

interface LaneParts {
  readonly database: DatabaseOfKind;
  readonly log: Logger;
  readonly kind: OutboxKind;
  readonly deliver: Deliver;
  readonly timing: Timing;
  readonly onDead: () => void;
}

/** Delivers the items of one kind, so that a receiver that hangs holds up nobody else's. */
export type Lane = ReturnType<typeof startLane>;

const concurrency = 4;

/** Starts delivering. Never throws: what goes wrong is logged, without the person's data. */
export function startLane({ database, log, kind, deliver, timing, onDead }: LaneParts) {
  const inHand = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let stopped = false;
  let woken = false;
  let resting = new AbortController();

  function wake(): void {
    woken = true;
    resting.abort();
  }

  async function rest(): Promise<void> {
    if (woken || stopped) return;
    resting = new AbortController();
    await sleep(timing.pollMs, undefined, { signal: resting.signal }).catch(() => undefined);
  }

  async function claim(): Promise<readonly OutboxItem[]> {
    const limit = concurrency - inHand.size;
    if (limit === 0) return [];
    try {
      return await claimDue(database, { kind, now: timing.now(), leaseMs: timing.leaseMs, limit });
    } catch (error) {
      log.error({ err: error, kind }, isDatabaseAway(error) ? 'database away' : 'outbox claim failed');
      // Not at once, because it would meet the same error again.
      woken = false;
      return [];
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const items = await claim();
      for (const item of items) {
        const work: Promise<void> = handle(item).finally(() => {
          inHand.delete(work);
          wake();
        });
        inHand.add(work);
      }
      if (items.length === 0) await rest();
    }
  }

  async function handle(item: OutboxItem): Promise<void> {
    try {
      const delivery = await attempt(item);
      // The item is gone, with the row that it belonged to.
      if (delivery === undefined) return;
      if (delivery.status === 'delivered') await recordDelivered(database, item, timing.now());
      else await recordFailed(item, delivery);
    } catch (error) {
      // The item's lease ends by itself, and it is tried again with the same key.
      log.error({ err: error, kind, key: item.key }, 'outbox item not recorded');
    }
  }

  async function attempt(item: OutboxItem): Promise<Delivery | undefined> {
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      return await deliver(item, signal);
    } catch (error) {
      return { status: 'failed', reason: errorCode(error) };
    }
  }

  async function recordFailed(
    item: OutboxItem,
    { status, reason }: Exclude<Delivery, { readonly status: 'delivered' }>,
  ): Promise<void> {
    const now = timing.now();
    const givesUp = status === 'refused' || now.toISOString() >= item.give_up_at;
    const next = givesUp ? undefined : new Date(now.getTime() + timing.backoffMs(item.attempts));
    await recordFailure(database, item, reason, next);
    const details = { kind, key: item.key, attempts: item.attempts, reason };
    if (givesUp) {
      log.error(details, 'outbox item given up');
      onDead();
    } else log.warn(details, 'outbox attempt failed');
  }

  const running = run();
  return {
    /** Looks for what is due now. */
    wake,
    /** Takes nothing new, and waits for what is in hand; what takes longer than `patienceMs` is cut off. */
    async stop(patienceMs: number): Promise<void> {
      stopped = true;
      wake();
      await running;
      const timer = setTimeout(() => cutOff.abort(new Error('stopping')), patienceMs);
      await Promise.all(inHand);
      clearTimeout(timer);
    },
  };
}

/** The part of an error that may be kept: its code or its type. Messages may quote an address. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'erro desconhecido';
  return codeOf(error) || codeOf(error.cause) || error.name;
}
