// R-STF-3
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { exportSignUps } from '#features/staff-cli/export.ts';
import { noteDatabase } from '#server/database/database-name.ts';
import { kinds } from '../../support/database/database.ts';
import {
  addManySignUps,
  addRequest,
  addSignUp,
  captureContext,
  runCommand,
  runLeads,
} from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The commands as they are run; what concerns files, signals and a writer beside them in processes of their own. */
// A busy machine starts processes slowly.
describe.each(kinds)('npm run leads on %s', { timeout: 180_000 }, (kind) => {
  const own = migratedDatabase(kind, 'waitlist', 'data_requests');
  const folder = temporaryFolder();

  const run = (args: readonly string[], options?: Parameters<typeof runLeads>[2]) =>
    runLeads(args, own.settings(), options);
  /** Without a process of its own, which takes a hundred times as long. */
  const command = (...args: readonly string[]) =>
    runCommand(args, captureContext(own.handle(), own.settings()));

  // Others are run so in leads.test.ts.
  test('what is exported and erased is told by the audit, and purged', async () => {
    const id = await addSignUp(own.handle(), 'helena@x.example');
    await addRequest(own.handle(), 'helena@x.example', { done_at: new Date().toISOString() });
    const steps: readonly (readonly [args: readonly string[], says: string])[] = [
      [['export', '--format', 'csv'], 'Helena Prado,'],
      [['export', '--format', 'json', '--until', '2020-01-01'], '[]\n'],
      [['outbox', 'failed'], 'Nenhum aviso abandonado.'],
      [['erase', 'helena@x.example', '--yes'], 'inscrições apagadas 1,'],
      [['audit'], `\tapagou inscrição ${id}\tpedidos esvaziados=1\t${userInfo().username}\tterminal\n`],
      [['audit'], `\texportou inscrições\tjson until=2020-01-01\t${userInfo().username}\tterminal\n`],
      [['purge', '--dry-run'], 'Seriam apagados'],
      [['purge'], 'Apagados'],
    ];
    for (const [args, says] of steps) expect(await command(...args)).toContain(says);
  });

  test('backs up while others write, for its user alone, and never over another (R-STF-10)', async () => {
    await addManySignUps(own.handle(), 2_000);
    const path = join(folder, `copia-${kind}.sqlite`);
    let isDone = false;
    const backingUp = run(['backup', path]).finally(() => {
      isDone = true;
    });
    let written = 0;
    for (; !isDone; written += 1) {
      await addSignUp(own.handle(), `durante${crypto.randomUUID()}@x.example`);
      // SQLite answers without the event loop, which has the processes' news.
      await setTimeout(10);
    }
    const { code, stdout } = await backingUp;
    expect(code).toBe(0);
    expect(stdout).toContain(`Cópia em ${path}, conferida, `);
    expect(written).toBeGreaterThan(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(path, { readOnly: true });
    const rows = Number(copy.prepare('select count(*) as many from waitlist').get()?.many);
    copy.close();
    expect(rows).toBeGreaterThanOrEqual(2_000);
    expect(rows).toBeLessThanOrEqual(2_000 + written);
    expect(await command('backup', path)).toBe(`Já existe ${path}: escolha outro nome.`);
  });

  // What a process does with its files and its terminal is the same on either database.
  if (kind === 'sqlite') {
    test('names its database first, and writes to no other than the server of its folder uses (R-OPS-42)', async () => {
      const settings = { ...own.settings(), dataDir: join(folder, `named-${kind}`) };
      const { named } = await runLeads(['outbox', 'failed'], settings);
      expect(named).toBe(`Banco: SQLite ${settings.dataDir}/database.sqlite\n`);
      await noteDatabase({
        ...settings,
        databaseUrl: 'postgres://site:segredo@db.example/site?sslmode=require',
      });
      // It would fail otherwise if it went on: there is no database to be opened.
      const inFolder = (args: string) => runCommand(args.split(' '), captureContext(undefined, settings));
      for (const args of [
        'restore copia --no-marks',
        'erase helena@x.example --yes',
        'erase --again',
        'read-in avisos',
      ]) {
        expect(await inFolder(args)).toMatch(
          /^As variáveis dizem .*, e o servidor de .* usa PostgreSQL db\.example:5432\/site: nada foi feito\. /,
        );
      }
      await noteDatabase(settings);
      expect(await inFolder('restore copia --no-marks')).toBe('Não há arquivo em copia.');
    });

    test('writes a file whole, for its user alone, and never over another', async () => {
      await addManySignUps(own.handle(), 2_500);
      const path = join(folder, 'inscricoes.csv');
      const save = () =>
        exportSignUps(captureContext(own.handle(), own.settings()), { format: 'csv', out: path });
      await save();
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const text = readFileSync(path, 'utf8');
      expect(text.startsWith('\uFEFFid,')).toBe(true);
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.split('\r\n')).toHaveLength(2_502);
      expect(text).toContain('"\'=SOMA(A1:A9); ""quero"" publicar"');
      await expect(save()).rejects.toThrow(`Já existe ${path}: escolha outro nome.`);
      expect(readFileSync(path, 'utf8')).toBe(text);
    });

    test('a reader that has enough ends it in peace, and no setting counts but the database', async () => {
      await addManySignUps(own.handle(), 2_000);
      const env = { PORT: 'abc', SITE_URL: 'x', LEADS_EMAIL_TO: 'x', STAFF_BASIC_AUTH: 'x' };
      const { code, stderr } = await run(['export', '--format', 'csv'], { readOnly: 100, env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    });

    test('a full disk is told, and leaves nothing behind', async () => {
      await addManySignUps(own.handle(), 2_000);
      if (existsSync('/dev/full')) {
        const full = openSync('/dev/full', 'w');
        const { code, stderr } = await run(['export', '--format', 'csv'], { stdout: full });
        closeSync(full);
        expect({ code, stderr }).toEqual({
          code: 1,
          stderr: 'Não deu para ler ou gravar: o disco está cheio (ENOSPC).\n',
        });
      }
      const nowhere = join(folder, 'nao-existe', 'x.csv');
      expect(await command('export', '--format', 'csv', '--out', nowhere)).toBe(
        'Não deu para ler ou gravar: o arquivo ou a pasta não existe (ENOENT).',
      );
      expect(readdirSync(folder).filter((name) => name.includes('parcial'))).toEqual([]);
    });

    test('makes no database where there is none', async () => {
      const dataDir = join(folder, 'nada');
      const commands = [['audit'], ['backup', join(folder, 'x.sqlite')]];
      const nowhere = { databaseUrl: undefined, dataDir };
      for (const { code, stderr } of await Promise.all(commands.map((args) => runLeads(args, nowhere)))) {
        expect(code).toBe(1);
        expect(stderr).toMatch(/^Não há banco de dados em .*: confira DATA_DIR.*\n$/);
      }
      expect(existsSync(dataDir)).toBe(false);
    });
  } else {
    test('a backup that is stopped in the middle leaves nothing behind', async () => {
      await addManySignUps(own.handle(), 5_000);
      const path = join(folder, 'parada.sqlite');
      const begun = () => readdirSync(folder).filter((name) => name.includes('parada'));
      const { code, stderr } = await run(['backup', path], { stopWhen: () => begun().length > 1 });
      expect({ code, stderr }).toEqual({ code: 1, stderr: 'Interrompido: nada foi gravado.\n' });
      expect(begun()).toEqual([]);
    });
  }
});
