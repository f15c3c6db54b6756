// R-STF-10
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import { noticeHeaders } from '#features/outbox/mailer.ts';
import { backup } from '#features/staff-cli/backup.ts';
import { leadMessage } from '#features/waitlist/server/notices.ts';
import { startFarAhead } from '#server/database/copy/rows.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import {
  directions,
  type EmptyDatabase,
  emptyDatabase,
  kinds,
  migratedEmptyDatabase,
  withDatabase,
} from '../../support/database/database.ts';
import { fillEveryTable } from '../../support/database/every-table.ts';
import {
  addNotice,
  addRequest,
  addSignUp,
  captureContext,
  runCommand,
} from '../../support/database/leads.ts';
import { databaseForEach } from '../../support/database/migrated-database.ts';
import { storedSignUp } from '../../support/outbox.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
// What a restore keeps beside its work is in this folder.
beforeAll(() => vi.stubEnv('TMPDIR', folder));
afterAll(() => void vi.unstubAllEnvs());

/** A database that is there, or may be made. */
type Opened = Pick<EmptyDatabase, 'settings'>;

/** Backs up as the command does, without a process of its own. */
const backUp = (from: Opened, path: string): Promise<void> =>
  withDatabase(from.settings, (handle) => backup(captureContext(handle, from.settings), path));

/** Restores as the command does. Returns what it writes, or why it fails. */
const restored = (to: Opened, path: string, marks?: string): Promise<string> =>
  runCommand(
    ['restore', path, ...(marks === undefined ? ['--no-marks'] : ['--marks', marks])],
    captureContext(undefined, to.settings),
  );

const signUpNotice = (id: number, email: string) =>
  leadMessage(crypto.randomUUID(), { ...storedSignUp(email), id });

const leads = (args: readonly string[], on: Opened): Promise<string> =>
  withDatabase(on.settings, (handle) => runCommand(args, captureContext(handle, on.settings)));

describe.each(directions)('a backup of $from in $to', { timeout: 120_000 }, ({ from, to }) => {
  const backedUp = databaseForEach(() => migratedEmptyDatabase(from));
  const empty = databaseForEach(() => emptyDatabase(to));

  test('comes back whole, without who was erased after it (R-STF-4)', async () => {
    const path = join(folder, `${crypto.randomUUID()}.sqlite`);
    await withDatabase(backedUp.settings, async (handle) => {
      await fillEveryTable(handle, 30);
      const id = await addSignUp(handle, 'helena@x.example');
      await addNotice(handle, id, { attempts: 1 });
      await addRequest(handle, 'helena@x.example', { done_at: new Date().toISOString() });
    });
    await backUp(backedUp, path);
    await withDatabase(backedUp.settings, (handle) => eraseEmail(handle, 'helena@x.example'));

    // The marks of the database that is replaced, which may still be read.
    const old = backedUp.settings.databaseUrl ?? backedUp.settings.dataDir;
    expect(await restored(empty, path, old)).toMatch(
      /^Restaurado e conferido: tabelas \d+, linhas \d+\.\nMarcas: 31\. Feito: inscrições apagadas 1, retidas 0, avisos apagados 1, pedidos esvaziados 1\.\nQuem recebeu a inscrição é avisado da saída pelo servidor: 1\.\n$/,
    );
    await withDatabase(empty.settings, async ({ db }) => {
      const people = await db.selectFrom('waitlist').select('email').execute();
      expect(people).toHaveLength(30);
      expect(JSON.stringify(people)).not.toContain('helena@');
    });
    // Nobody who was told of a row by its number finds another under it.
    const next = await withDatabase(empty.settings, (handle) => addSignUp(handle, 'depois@x.example'));
    expect(next).toBeGreaterThan(2_000_000);
    // Nothing of what was needed on the way is left.
    expect(readdirSync(folder).filter((name) => /^site-restore-|parcial/.test(name))).toEqual([]);

    expect(await restored(empty, path)).toBe(
      'O banco de destino não está vazio: há linhas em waitlist. Nada foi gravado.',
    );
  });
});

describe.each(kinds)('restoring into %s', { timeout: 60_000 }, (kind) => {
  const empty = databaseForEach(() => emptyDatabase(kind));

  test('refuses what is no backup, or a damaged one, and writes nothing', async () => {
    const path = join(folder, 'copia.sqlite');
    expect(await restored(empty, path)).toBe(`Não há arquivo em ${path}.`);
    writeFileSync(path, 'id,email\n');
    expect(await restored(empty, path)).toMatch(/^Não foi possível abrir .* ou não é um banco\.$/);
    truncateSync(path);
    expect(await restored(empty, path)).toBe(`${path} está danificado ou não é uma cópia de backup.`);
    rmSync(path);
    if (kind === 'sqlite') expect(readdirSync(empty.settings.dataDir)).toEqual([]);
  });

  test('reads in what had gone out since the backup: sign-ups under their numbers, but for who left (R-OPS-40)', async () => {
    const events = join(folder, `avisos-${kind}.jsonl`);
    const left = signUpNotice(9, 'saiu@x.example');
    const told = [
      signUpNotice(8, 'helena@x.example'),
      signUpNotice(1, 'antiga@x.example'),
      left,
      { ...left, id: crypto.randomUUID(), type: 'waitlist.removed' },
    ].map((notice) => JSON.stringify(notice));
    const mailed = noticeHeaders({ ...signUpNotice(10, 'joão@x.example'), recipient: 'a'.repeat(16) });
    writeFileSync(events, [...told, ...Object.entries(mailed).map((field) => field.join(': '))].join('\n'));
    await withDatabase(empty.settings, async (handle) => {
      await addSignUp(handle, 'antiga@x.example');
      await handle.db.transaction().execute((transaction) => startFarAhead(kind, transaction));
    });
    expect(await leads(['read-in', events], empty)).toBe(
      'Avisos lidos: 5. Inscrições de volta: 2; já estavam: 1; saídas repetidas: 0; apagadas de novo: 0.\n',
    );
    // A second time changes nothing.
    expect(await leads(['read-in', events], empty)).toContain('Inscrições de volta: 0; já estavam: 3;');
    await withDatabase(empty.settings, async (handle) => {
      const rows = await handle.db.selectFrom('waitlist').select(['id', 'email']).orderBy('id').execute();
      expect(rows).toEqual([
        { id: 1, email: 'antiga@x.example' },
        { id: 8, email: 'helena@x.example' },
        { id: 10, email: 'joão@x.example' },
      ]);
      // Who heard of a sign-up hears that it is gone.
      expect(await eraseEmail(handle, 'joão@x.example')).toMatchObject({ signUps: 1, told: 1, systems: 0 });
      expect(await eraseEmail(handle, 'helena@x.example')).toMatchObject({ signUps: 1, systems: 1 });
    });
    // And who was erased since stays erased.
    expect(await leads(['read-in', events], empty)).toContain('apagadas de novo: 2.');
    writeFileSync(events, 'nada\n');
    expect(await leads(['read-in', events], empty)).toContain('Não há avisos de inscrição');
  });

  test('brings a backup of an older version to this one, and takes marks from a file', async () => {
    const older = await emptyDatabase('sqlite');
    const db = new Kysely<unknown>({ dialect: openSqlite(older.settings.dataDir) });
    await migrate(db, 'sqlite', Object.fromEntries(Object.entries(migrations).slice(0, -1)));
    await db.destroy();
    const path = join(folder, `antiga-${kind}.sqlite`);
    await backup(captureContext(undefined, older.settings), path);
    await older.remove();
    const marks = join(folder, `marcas-${kind}.txt`);
    writeFileSync(marks, '');
    expect(await restored(empty, path, marks)).toContain('linhas 0.\nMarcas: 0.');
    rmSync(marks);
  });
});
