import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseSettings } from '../../src/server/database/database.ts';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { withDatabase } from '../../tests/support/database/database.ts';
import { runLeads } from '../../tests/support/database/leads.ts';
import { judge, reportOf, signUpMany } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { ownHooks, ownSite } from '../support/site.ts';

/**
 * The disk is gone between two copies (docs/operations.md, "The disk is gone"): restore, go on, read in what had gone out. Planted: the
 * restored database goes on with the copy's next number, and gives numbers a second time.
 */
export async function lostDisk(kind: DatabaseKind, { share, planted }: How): Promise<Report> {
  await using hooks = await ownHooks();
  await using site = await ownSite(kind, hooks.env);
  const { ledger, folder } = site;
  const signUps = async (url: string, people: number): Promise<void> => {
    await signUpMany(url, people, ledger);
    while (new Set(hooks.received.map(({ id }) => id)).size < ledger.acknowledged.length) await sleep(20);
  };
  const before = await site.start();
  await signUps(before.url, 1000 * share);
  const taker = join(folder, 'take');
  const copy = join(folder, 'elsewhere.backup');
  writeFileSync(taker, `#!/bin/sh\nexec cp "$1" ${copy}\n`, { mode: 0o755 });
  await command(['send-copy', taker], site.settings);
  await signUps(before.url, 500 * share);
  await before.kill();
  rmSync(site.settings.dataDir, { recursive: true });
  await site.postgres?.stop();

  const gone = performance.now();
  await using restored = await ownSite(kind, hooks.env, ledger);
  const { settings } = restored;
  mkdirSync(settings.dataDir);
  await command(['restore', copy, '--no-marks'], settings);
  if (planted) await goOnAfterTheCopy(settings);
  const after = await restored.start();
  const seconds = Math.round((performance.now() - gone) / 100) / 10;
  const { lost: inWindow } = await judge(settings, ledger);
  await signUps(after.url, 100 * share);

  const events = join(folder, 'events.jsonl');
  writeFileSync(events, hooks.received.map(({ body }) => `${body}\n`).join(''));
  const said = await command(['read-in', events], settings);
  await after.stop();
  const told = hooks.received.map(({ body }): { id: number; email: string } => JSON.parse(body).data);
  const twice = await givenTwice(settings, told);
  return await reportOf(
    restored,
    (rows) => twice === 0 && rows === ledger.acknowledged.length,
    [`de volta ${seconds} s depois da perda, sem as ${inWindow} que vieram depois da cópia`, said.trim()],
    { 'perdidas na janela': inWindow, 'números repetidos': twice },
  );
}

async function command(args: readonly string[], settings: DatabaseSettings): Promise<string> {
  const { code, stdout, stderr } = await runLeads(args, settings);
  if (code !== 0) throw new Error(`${args[0]}: ${stderr}`);
  return stdout;
}

/** What a plain copy does: the next number is the one after the copy's last. */
function goOnAfterTheCopy(settings: DatabaseSettings) {
  return withDatabase(settings, ({ db, kind }) =>
    (kind === 'sqlite'
      ? sql`update sqlite_sequence set seq = (select max(id) from waitlist) where name = 'waitlist'`
      : sql`select setval(pg_get_serial_sequence('waitlist', 'id'), (select max(id) from waitlist))`
    ).execute(db),
  );
}

/** How many numbers stand for two people, in what a receiver was told and in the database. */
async function givenTwice(
  settings: DatabaseSettings,
  told: readonly { readonly id: number; readonly email: string }[],
): Promise<number> {
  const rows = await withDatabase(settings, ({ db }) =>
    db.selectFrom('waitlist').select(['id', 'email']).execute(),
  );
  const people = new Map<number, Set<string>>();
  for (const { id, email } of [...told, ...rows])
    people.set(id, (people.get(id) ?? new Set()).add(email.toLowerCase()));
  return [...people.values()].filter(({ size }) => size > 1).length;
}
