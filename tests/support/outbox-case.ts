import { afterEach, beforeEach, expect } from 'vitest';
import type { Timing } from '#features/outbox/lane.ts';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import type { DatabaseKind } from '#server/database/tables.ts';
import { createLog } from '#server/http/log.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import { migratedDatabase } from './database/migrated-database.ts';
import { dialogSignUp, hookSecret, notify, shortTiming, smtpAt } from './outbox.ts';
import { type HookServer, type MailServer, startHookServer, startMailServer } from './receivers.ts';

/** What happens on a loaded machine too, sooner or later. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

/** Who signs up, and who hears of it. */
export const ana = 'ana@gazeta.example';
export const vendas = 'vendas@cometta.example';
export const direcao = 'direcao@cometta.example';

/**
 * What the cases of one `describe` stand on: a database, and for each case a mail server, a system that gets
 * webhooks, and outboxes that are stopped at its end.
 */
export function outboxCase(kind: DatabaseKind) {
  // Emptied when the outboxes have been stopped: what is to be done last after a case is named first.
  const own = migratedDatabase(kind, 'outbox', 'waitlist', 'erasures', 'confirmation_sends');
  let hooks: HookServer;
  let mail: MailServer;
  const running: Outbox[] = [];
  const lines: string[] = [];

  beforeEach(async () => {
    hooks = await startHookServer();
    mail = await startMailServer();
  });
  afterEach(async () => {
    for (const outbox of running.splice(0)) await outbox.stop(0);
    await Promise.all([hooks.close(), mail.close()]);
    lines.length = 0;
  });

  /** An outbox that is not started. */
  function prepare(settings: NotificationSettings, timing: Partial<Timing> = {}, on = own.handle()): Outbox {
    const log = createLog('debug', { write: (line) => lines.push(line) });
    const notices = signUpNotices({ database: on, settings, siteUrl: 'https://site.example' });
    const outbox = createOutbox({ database: on, log, ...notices }, shortTiming(timing));
    running.push(outbox);
    return outbox;
  }
  const items = () => own.db().selectFrom('outbox').selectAll().orderBy('id').execute();

  return {
    parts: () => ({ database: own.handle(), settings: own.settings(), hooks, mail }),
    /** Everything that was logged, a line to an entry. */
    lines,
    prepare,
    start(...settings: Parameters<typeof prepare>): Outbox {
      const outbox = prepare(...settings);
      outbox.start();
      return outbox;
    },
    /** Stops every outbox of the case. */
    async stopAll(): Promise<void> {
      for (const outbox of running.splice(0)) await outbox.stop(1_000);
    },
    signUp: ({ targets }: Outbox, email = ana) =>
      addToWaitlist(own.handle(), dialogSignUp(email), 'a-chave-da-ana', targets),
    items,
    states: async () => (await items()).map(({ state }) => state),
    viaHook: () => notify({ webhook: { url: hooks.url, secrets: [hookSecret] } }),
    viaMail: (...leadsEmailTo: string[]) => notify({ smtp: smtpAt(mail.url), leadsEmailTo }),
  };
}
