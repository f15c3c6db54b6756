import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Timing } from '#features/outbox/lane.ts';
import { answerLeave } from '#features/waitlist/leave/leave.ts';
import type { WaitlistRow } from '#features/waitlist/rules/fields.ts';
import { parseWaitlistRow } from '#features/waitlist/rules/schema.ts';
import { nothingBeside } from '#features/waitlist/server/store.ts';
import type { DatabaseHandle, DatabaseSettings } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { type NotificationSettings, readNotifications } from '#server/settings/notifications.ts';
import type { Campaign } from '#shared/campaign.ts';
import { dialogRow, noCampaign } from './database/signups.ts';

/** A secret of the form that the settings take. */
export const hookSecret = `whsec_${Buffer.from('a secret that only tests know...').toString('base64')}`;
/** Signs the removal links of the tests. */
export const linkSecret = 'segredo-dos-testes-com-mais-de-32-letras';

/** Follows the removal link with this token. */
export function followLeaveLink(database: DatabaseHandle, token: string, method = 'POST') {
  const link = `https://site.example/portal-ai-waitlist/sair?t=${token}`;
  const settings = { notifications: { linkSecret } };
  return answerLeave(new Request(link, { method }), { settings, database, log: pino({ level: 'silent' }) });
}

/** Settings that turn nothing on but what is given. */
export function notify(changes: Partial<NotificationSettings>): NotificationSettings {
  return { ...readNotifications({}), ...changes };
}

/** The settings of a mail server on this machine. */
export const smtpAt = (url: string) => ({ url, requireTls: false, from: 'site@cometta.example' });

/** Timing of a server in a hurry. `attemptMs` is what a receiver that never answers costs. */
export function shortTiming(changes: Partial<Timing> = {}): Timing {
  return {
    leaseMs: 60_000,
    attemptMs: 5_000,
    pollMs: 20,
    backoffMs: () => 20,
    now: () => new Date(),
    ...changes,
  };
}

/** A sign-up from the dialog, as `parseWaitlistRow` gives it. */
export function dialogSignUp(email: string): WaitlistRow & Campaign {
  const parsed = parseWaitlistRow({ ...dialogRow, email });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return { ...parsed.value, ...noCampaign };
}

/** The same as the database gives it back. */
export function storedSignUp(email: string): SignUp {
  return {
    ...nothingBeside,
    ...dialogSignUp(email),
    id: 7,
    created_at: '2026-03-04T15:00:00.000Z',
    idempotency_key: 'a-chave-da-ana',
    attendance: 'open',
    search_text: 'não sai do banco',
  };
}

/** What a process of its own is to do. */
export interface OutboxTask {
  readonly database: DatabaseSettings;
  readonly notifications: NotificationSettings;
  /** Sign-ups to store, one after the other. */
  readonly emails: readonly string[];
  readonly leaseMs: number;
}

/**
 * Starts a process that signs people up and delivers (tests/support/outbox-process.ts).
 * @returns the e-mails whose sign-ups it has committed so far, when all of them are, and when it has ended, by itself or not
 */
export async function startOutboxProcess(task: OutboxTask) {
  const path = fileURLToPath(new URL('./outbox-process.ts', import.meta.url));
  const child = fork(path, { execArgv: [], stdio: 'inherit' });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const committed: string[] = [];
  const { promise: done, resolve } = Promise.withResolvers<unknown>();
  child.on('message', (message: { committed?: string; done?: boolean }) => {
    if (message.committed !== undefined) committed.push(message.committed);
    if (message.done) resolve(undefined);
  });
  child.send(task);
  return { process: child, committed, done, ended };
}
