import { createHmac, scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { Settings } from './settings.ts';

/** For how long what a server says of its settings counts, in seconds: longer than it takes to say it again. */
const freshSeconds = 150;
const againMs = 60_000;

/**
 * What has to be the same on every server of a site: else links are refused, passwords asked for in turns, and notices sent or not.
 * @returns the values by their variables' names
 */
function commonSettings({ staff, notifications, ...settings }: Settings) {
  const { smtp, leadsEmailTo, webhook, confirmation, linkSecret } = notifications;
  return {
    SITE_URL: settings.siteUrl,
    RATE_LIMIT_WRITES_PER_MINUTE: settings.rateLimitWritesPerMinute,
    STAFF_BASIC_AUTH: staff?.shared,
    STAFF_USERS: staff && [...staff.users].sort(),
    STAFF_SIGN_ON_HEADER: staff?.signOnHeader,
    ACCESS_LOG_ADDRESS: settings.accessLogAddress,
    SMTP_URL: smtp?.url,
    MAIL_FROM: smtp?.from,
    LEADS_EMAIL_TO: [...leadsEmailTo].sort(),
    LEADS_WEBHOOK_URL: webhook?.url,
    LEADS_WEBHOOK_SECRET: webhook && [...webhook.secrets].sort(),
    CONFIRMATION_EMAIL: confirmation,
    LINK_SECRET: linkSecret,
  };
}

/** What this process would say of its settings, a line each. */
function linesOf(settings: Settings, databaseUrl: string): readonly string[] {
  const key = scryptSync(databaseUrl, 'settings of the servers', 32);
  return Object.entries({ DATABASE_URL: '', ...commonSettings(settings) }).map(([name, value]) => {
    const hash = createHmac('sha256', key)
      .update(JSON.stringify([name, value ?? null]))
      .digest('base64url');
    return `setting ${name} ${hash}`;
  });
}

async function othersThan(own: readonly string[], db: DatabaseHandle['db']): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly key: string }>`select key from write_counts
    where key like 'setting %' and ends_at > now() and key not in (${sql.join(own)})`.execute(db);
  const names = [...new Set(rows.map((row) => row.key.split(' ')[1] ?? ''))].sort();
  return names.includes('DATABASE_URL') ? ['DATABASE_URL'] : names;
}

/** The variables that a running server on this PostgreSQL has with another value; reads only. */
export function differingSettings(
  { db }: Database,
  settings: Settings,
  databaseUrl: string,
): Promise<readonly string[]> {
  return othersThan(linesOf(settings, databaseUrl), db);
}

/**
 * Says in PostgreSQL what this server's settings are, as hashes under a key that is made of `DATABASE_URL`, and compares them with what
 * other servers said, at once and once a minute. What differs is logged by its name. The counts of writes have room for it: a line of
 * a server that is gone ends by itself.
 * @param databaseUrl a difference in it makes the others unknown: it is told alone
 */
export async function watchAgreement(
  { db }: Database,
  settings: Settings,
  databaseUrl: string,
  log: Pick<Logger, 'warn'>,
) {
  const own = linesOf(settings, databaseUrl);
  let differing: readonly string[] = [];

  async function compare(): Promise<void> {
    // Sorted as every server has them, so that no two statements wait for each other.
    const values = own.map(
      (line) => sql`(${line}::text, 1, now() + ${freshSeconds}::integer * interval '1 second')`,
    );
    await sql`insert into write_counts (key, writes, ends_at) values ${sql.join(values)}
      on conflict (key) do update set ends_at = excluded.ends_at`.execute(db);
    const found = await othersThan(own, db);
    if (found.length > 0 && found.join() !== differing.join())
      log.warn({ settings: found }, 'settings differ from another server’s');
    differing = found;
  }
  // A database that is away says so elsewhere.
  const tryCompare = (): Promise<void> => compare().catch(() => undefined);

  await tryCompare();
  const timer = setInterval(tryCompare, againMs).unref();
  return {
    /** Variables that another server has with another value. */
    differing: () => differing,
    /** Forgets what this server said. */
    async close() {
      clearInterval(timer);
      await sql`delete from write_counts where key in (${sql.join(own)})`.execute(db).catch(() => undefined);
    },
  };
}
