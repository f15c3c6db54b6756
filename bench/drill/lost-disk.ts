import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DatabaseSettings, openDatabase } from '../../src/server/database/database.ts';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { runLeads } from '../../tests/support/database/leads.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { startHookServer } from '../../tests/support/receivers.ts';
import { startServer } from '../../tests/support/server.ts';
import { judge, newLedger, signUpMany } from '../support/load.ts';
import { type Drill, ownPostgres } from '../support/scenarios.ts';

/**
 * The disk is gone between two copies (docs/operations.md, "The disk is gone"): restore, go on, read in what had gone out. Planted: the
 * restored database goes on with the copy's next number, and gives numbers a second time.
 */
export const lostDisk = (kind: DatabaseKind): Drill => ({
  name: `lost-disk (${kind})`,
  async run({ share, planted }) {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'site-drill-'));
    const folder = temporary.path;
    const hooks = await startHookServer();
    let postgres = await ownPostgres(kind);
    let settings: DatabaseSettings = { databaseUrl: postgres?.url, dataDir: join(folder, 'disk') };
    const start = () =>
      startServer({
        LOG_LEVEL: 'error',
        DATABASE_URL: settings.databaseUrl ?? '',
        DATA_DIR: settings.dataDir,
        LEADS_WEBHOOK_URL: hooks.url,
        LEADS_WEBHOOK_SECRET: hookSecret,
      });
    const ledger = newLedger();
    const signUps = async (url: string, people: number): Promise<void> => {
      await signUpMany(url, people, ledger);
      while (new Set(hooks.received.map(({ id }) => id)).size < ledger.acknowledged.length) await sleep(20);
    };
    try {
      const before = await start();
      await signUps(before.url, 1000 * share);
      const taker = join(folder, 'take');
      const copy = join(folder, 'elsewhere.backup');
      writeFileSync(taker, `#!/bin/sh\nexec cp "$1" ${copy}\n`, { mode: 0o755 });
      await command(['send-copy', taker], settings);
      await signUps(before.url, 500 * share);
      await before.kill();
      rmSync(settings.dataDir, { recursive: true });
      await postgres?.stop();

      const gone = performance.now();
      postgres = await ownPostgres(kind);
      settings = { databaseUrl: postgres?.url, dataDir: join(folder, 'new-disk') };
      mkdirSync(settings.dataDir);
      await command(['restore', copy, '--no-marks'], settings);
      if (planted) await goOnAfterTheCopy(settings);
      const after = await start();
      const seconds = Math.round((performance.now() - gone) / 100) / 10;
      const { lost: inWindow } = await judge(settings, ledger);
      await signUps(after.url, 100 * share);

      const events = join(folder, 'events.jsonl');
      writeFileSync(events, hooks.received.map(({ body }) => `${body}\n`).join(''));
      const said = await command(['read-in', events], settings);
      await after.stop();
      const { rows, lost } = await judge(settings, ledger);
      const told = hooks.received.map(({ body }): { id: number; email: string } => JSON.parse(body).data);
      const twice = await givenTwice(settings, told);
      return {
        isGood: lost === 0 && twice === 0 && rows === ledger.acknowledged.length,
        lines: [
          `${ledger.acknowledged.length} confirmadas; de volta ${seconds} s depois da perda, sem as ${inWindow} que vieram depois da cópia`,
          said.trim(),
          `${rows} guardadas, ${lost} perdidas, ${twice} números dados duas vezes`,
        ],
        row: {
          confirmadas: ledger.acknowledged.length,
          'perdidas na janela': inWindow,
          perdidas: lost,
          'números repetidos': twice,
        },
      };
    } finally {
      await hooks.close();
      await postgres?.stop();
    }
  },
});

async function command(args: readonly string[], settings: DatabaseSettings): Promise<string> {
  const { code, stdout, stderr } = await runLeads(args, settings);
  if (code !== 0) throw new Error(`${args[0]}: ${stderr}`);
  return stdout;
}

/** What a plain copy does: the next number is the one after the copy's last. */
async function goOnAfterTheCopy(settings: DatabaseSettings): Promise<void> {
  const { db, kind, close } = await openDatabase(settings);
  await (kind === 'sqlite'
    ? sql`update sqlite_sequence set seq = (select max(id) from waitlist) where name = 'waitlist'`
    : sql`select setval(pg_get_serial_sequence('waitlist', 'id'), (select max(id) from waitlist))`
  ).execute(db);
  await close();
}

/** How many numbers stand for two people, in what a receiver was told and in the database. */
async function givenTwice(
  settings: DatabaseSettings,
  told: readonly { readonly id: number; readonly email: string }[],
): Promise<number> {
  const database = await openDatabase(settings);
  const rows = await database.db.selectFrom('waitlist').select(['id', 'email']).execute();
  await database.close();
  const people = new Map<number, Set<string>>();
  for (const { id, email } of [...told, ...rows])
    people.set(id, (people.get(id) ?? new Set()).add(email.toLowerCase()));
  return [...people.values()].filter(({ size }) => size > 1).length;
}
