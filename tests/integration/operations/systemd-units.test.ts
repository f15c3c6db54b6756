// R-OPS-34
/** deploy/systemd: what an operator copies to /etc/systemd/system. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { root } from '../../../scripts/lib/process.mjs';
import { isLong } from '../../support/property-runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const units = join(root, 'deploy/systemd');
const names = readdirSync(units).filter((name) => /\.(service|socket|timer)$/.test(name));
const services = names.filter((name) => name.endsWith('.service'));
const folder = temporaryFolder();
const backups = join(folder, 'backups');
/** Programs in the place of those that a unit calls. */
const programs = join(folder, 'programs');
mkdirSync(programs);
const program = (name: string, code: string) =>
  writeFileSync(join(programs, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });

const read = (name: string): string => readFileSync(join(units, name), 'utf8');
/** Every value of a setting, in the unit's order. */
const values = (name: string, setting: string): string[] =>
  [...read(name).matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd)
  console.warn('systemd-analyze não encontrado: as unidades de deploy/systemd não foram verificadas.');

test.runIf(hasSystemd)('systemd knows every setting of the units, and each service is well shut in', () => {
  for (const name of names) {
    // This machine's Node may be elsewhere.
    writeFileSync(
      join(folder, name),
      read(name).replaceAll('/srv/site/node_modules/.bin/node', process.execPath),
    );
  }
  for (const prefix of ['site', 'site-']) {
    mkdirSync(join(folder, `${prefix}.service.d`));
    writeFileSync(join(folder, `${prefix}.service.d`, 'shut-in.conf'), read('shut-in.conf'));
  }
  const paths = names.map((name) => join(folder, name));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
  for (const name of services) {
    // From 0 to 10; systemd calls what is under 2 OK, and a service without settings has 9.6. The limit is in tenths.
    execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', join(folder, name)]);
  }
});

test('the server starts with the settings that the file for it shows', () => {
  // As a command by hand reads it; its single quotes mean the same to systemd (systemd.exec(5), "EnvironmentFile=").
  const env = parseEnv(read('site.env'));
  expect(readSettings(env)).toMatchObject({ dataDir: '/var/lib/site', siteUrl: 'https://www.example.com' });
  for (const name of services.filter((service) => service !== 'site-failed@.service')) {
    expect(values(name, 'EnvironmentFile')).toEqual(['/etc/site.env']);
    expect(values(name, 'StateDirectory')).toEqual(['site']);
  }
});

/**
 * Runs a command line as systemd reads it (systemd.service(5), "Command lines"; only what ours use), with what is here in the place of what
 * is on the server.
 * @param unit that `%i` and `%n` stand for
 */
function play(line: string, env: Readonly<Record<string, string>>, unit = '') {
  const here = line
    .replace(/^\+/, '')
    .replaceAll('/srv/site/node_modules/.bin/node', process.execPath)
    .replaceAll('/var/backups/site', backups)
    .replaceAll(/\/etc\/(?=site-(?:copy|alert))/g, `${programs}/`)
    .replaceAll(/(?<!%)%[in]/g, unit);
  const [file = '', ...args] = [...here.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('$$', '$').replaceAll('%%', '%'),
  );
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    env: { PATH: `${programs}:/usr/bin:/bin`, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Does what systemd does for a unit of the type `oneshot`: one command after the other, until one fails. */
function start(name: string, dataDir: string): { readonly failed: boolean; readonly output: string } {
  const { NODE_COMPILE_CACHE = '' } = process.env;
  let all = '';
  for (const line of values(name, 'ExecStart')) {
    const { status, output } = play(line, { NODE_COMPILE_CACHE, DATA_DIR: dataDir });
    all += output;
    if (status !== 0) return { failed: true, output: all };
  }
  return { failed: false, output: all };
}

test('a nightly job that fails tells somebody, with the end of its log', () => {
  for (const name of services.filter((service) => service !== 'site-failed@.service'))
    expect(values(name, 'OnFailure'), name).toEqual(['site-failed@%n.service']);
  const letter = join(folder, 'letter.txt');
  program('journalctl', 'echo "log: $*"');
  program('sendmail', `{ echo "for $*"; cat; } > ${letter}`);
  // How it is told is a file that an operator edits.
  const alert = read('site-alert').replaceAll('/usr/sbin/sendmail', join(programs, 'sendmail'));
  writeFileSync(join(programs, 'site-alert'), alert, { mode: 0o755 });
  const [line = ''] = values('site-failed@.service', 'ExecStart');
  expect(play(line, {}, 'site-backup.service')).toEqual({ status: 0, output: '' });
  const [head = '', body = ''] = readFileSync(letter, 'utf8').split('\n\n');
  expect(head).toContain('for ops@example.com\nTo: ops@example.com\nSubject: site-backup.service failed on ');
  expect(body).toContain('log: --unit=site-backup.service');
});

test('a crash of the server is told, though systemd starts it again, and a stop is not', () => {
  program('systemctl', 'echo "$*"');
  const [line = ''] = values('site.service', 'ExecStopPost');
  const told = (result: string) => play(line, { SERVICE_RESULT: result }, 'site.service');
  expect(told('exit-code').output).toBe('start --no-block site-failed@site.service.service\n');
  expect(told('success')).toEqual({ status: 0, output: '' });
});

test.runIf(isLong)(
  'every five minutes a copy goes to who takes it off the machine, whole; it is noted when it was taken',
  async () => {
    const dataDir = join(folder, 'copied');
    await migrateDatabase({ databaseUrl: undefined, dataDir });
    const taker = join(programs, 'site-copy');
    const elsewhere = join(folder, 'elsewhere.backup');
    program('site-copy', 'exit 3');
    expect(start('site-copy.service', dataDir)).toMatchObject({
      failed: true,
      output: expect.stringContaining(`${taker} não levou a cópia (código 3).`),
    });
    expect(existsSync(join(dataDir, 'last-copy'))).toBe(false);
    // The operator's own program in the place of rsync; the rest of the file as it is.
    program(
      'rsync',
      `for last; do before="$source"; source="$last"; done\necho "to $last"\nexec cp "$before" ${elsewhere}`,
    );
    writeFileSync(taker, read('site-copy').replace('set -eu', `set -eu; PATH=${programs}:$PATH`));
    const { failed, output } = start('site-copy.service', dataDir);
    expect(failed, output).toBe(false);
    expect(output).toMatch(/^to site@copies\.example\.com:copies\/site-\d\d\.backup$/m);
    expect(readFileSync(elsewhere).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(existsSync(join(dataDir, 'last-copy'))).toBe(true);
    // It holds everybody's data: none is left lying about.
    expect(existsSync(join(dataDir, 'copy'))).toBe(false);
  },
);

test.runIf(isLong)(
  'each night purges and makes a backup, the backup also when the purge fails, and keeps 28 days of them',
  () => {
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir };
    expect(
      execFileSync(process.execPath, ['src/server/migrate-command.ts'], { cwd: root, env, encoding: 'utf8' }),
    ).toMatch(/^Migrações aplicadas: /);
    mkdirSync(backups);
    const days = (count: number) => Date.now() / 1000 - count * 86_400;
    for (const [name, age] of [
      ['site-a.backup', 30],
      ['marcas-a.txt', 30],
      ['site-b.backup', 27],
      ['outra-coisa.txt', 30],
    ] as const) {
      writeFileSync(join(backups, name), '');
      utimesSync(join(backups, name), days(age), days(age));
    }

    expect(start('site-purge.service', dataDir)).toMatchObject({ failed: false });
    expect(existsSync(join(dataDir, 'last-purge'))).toBe(true);
    expect(existsSync(join(dataDir, 'last-backup'))).toBe(false);
    const backup = start('site-backup.service', dataDir);
    expect(backup.failed, backup.output).toBe(false);
    expect(existsSync(join(dataDir, 'last-backup'))).toBe(true);
    const kept = readdirSync(backups).sort();
    expect(kept.filter((name) => !/\d{6}/.test(name))).toEqual(['outra-coisa.txt', 'site-b.backup']);
    expect(
      kept.filter((name) => /^(site|marcas)-\d{4}-\d\d-\d\d-\d{6}\.(backup|txt)$/.test(name)),
    ).toHaveLength(2);

    // Nothing ties the backup to how the purge ends, and it starts by a timer of its own.
    for (const setting of 'Requires Requisite BindsTo PartOf Upholds OnSuccess ExecCondition'.split(' '))
      expect([...values('site-backup.service', setting), ...values('site-purge.service', setting)]).toEqual(
        [],
      );
    expect(existsSync(join(units, 'site-backup.timer'))).toBe(true);

    // A copy that can't be made costs no older one.
    utimesSync(join(backups, 'site-b.backup'), days(40), days(40));
    writeFileSync(join(dataDir, 'database.sqlite'), 'x'.repeat(9000));
    expect(start('site-backup.service', dataDir).failed).toBe(true);
    expect(existsSync(join(backups, 'site-b.backup'))).toBe(true);
  },
);
