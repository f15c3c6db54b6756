import type { Logger } from 'pino';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import { backoffMs } from './backoff.ts';
import { confirmationDeliverer, forgetOldSends, leadMailDeliverer } from './deliver-mail.ts';
import { webhookDeliverer } from './deliver-webhook.ts';
import { type Deliver, type OutboxKind, type OutboxTarget, targetsOf } from './kinds.ts';
import { type Lane, startLane, type Timing } from './lane.ts';
import { createMailer } from './mailer.ts';
import { countDead, giveUpUnserved } from './store.ts';

/** Tells the people who sell, and the person, about each sign-up; survives the death of the server. */
export interface Outbox {
  /** What to write down with a sign-up, in its transaction (`enqueue`). */
  readonly targets: readonly OutboxTarget[];
  /** Says that something was written down: it is delivered at once instead of within seconds. */
  wake(): void;
  /** Starts delivering. Called by the process that serves, and by no command. */
  start(): void;
  /** Takes nothing new, waits up to `patienceMs` for what is in hand, then cuts it off. */
  stop(patienceMs: number): Promise<void>;
  /** Items that were given up, as last counted. */
  dead(): number;
}

interface OutboxParts {
  readonly database: Pick<DatabaseHandle, 'db' | 'kind'>;
  readonly log: Logger;
  readonly settings: NotificationSettings;
  /** Canonical origin, for links in e-mails. */
  readonly siteUrl: string;
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
export function createOutbox(parts: OutboxParts, timing: Timing = usualTiming): Outbox {
  const { database, log, settings } = parts;
  let lanes: readonly Lane[] = [];
  let dead = 0;
  let sweeper: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  const deliverers = deliverersOf(parts);
  const served = deliverers.map(([kind]) => kind);

  /** Gives up what nobody delivers, counts what was given up, where the log shows it, and forgets the addresses whose day is over. */
  async function sweep(): Promise<void> {
    try {
      await giveUpUnserved(database, served, timing.now());
      const counted = await countDead(database);
      if (counted > 0 && counted !== dead)
        log.error({ dead: counted }, 'outbox has items that were given up');
      dead = counted;
      await forgetOldSends(database);
    } catch (error) {
      log.error({ err: error }, 'outbox sweep failed');
    }
  }

  return {
    targets: targetsOf(settings),
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    start() {
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
    async stop(patienceMs) {
      clearInterval(sweeper);
      await Promise.all([sweeping, ...lanes.map((lane) => lane.stop(patienceMs))]);
    },
    dead: () => dead,
  };
}

/** The deliverers that the settings turn on. */
function deliverersOf({ database, settings, siteUrl }: OutboxParts): (readonly [OutboxKind, Deliver])[] {
  const { smtp, webhook, leadsEmailTo, confirmation, linkSecret } = settings;
  const deliverers: (readonly [OutboxKind, Deliver])[] = [];
  if (webhook !== undefined) deliverers.push(['lead-webhook', webhookDeliverer(webhook)]);
  if (smtp === undefined) return deliverers;
  const mailer = createMailer(smtp);
  if (leadsEmailTo.length > 0) deliverers.push(['lead-email', leadMailDeliverer(mailer, leadsEmailTo)]);
  if (confirmation && linkSecret !== undefined) {
    const deliver = confirmationDeliverer({ mailer, database, siteUrl, linkSecret });
    deliverers.push(['confirmation-email', deliver]);
  }
  return deliverers;
}
