import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/process.mjs';
import { copyBuiltSite } from '../../tests/support/site-copy.ts';
import { newLedger, reportOf, signUpMany } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { ownSite } from '../support/site.ts';

/**
 * Commands by hand, with the settings' file read by a shell, which cuts `DATABASE_URL` at a `&`, and by Node: each names its database first,
 * the cut ones change nothing, and `export` and `erase` are in the audit. Planted: nothing in `DATA_DIR` says which database the server uses.
 */
export async function commands({ share, planted }: How): Promise<Report> {
  await using site = await ownSite('postgres');
  const { ledger, folder } = site;
  const { dataDir } = site.settings;
  const databaseUrl = `${site.settings.databaseUrl}?application_name=site&connect_timeout=5`;
  const server = await site.start({ DATABASE_URL: databaseUrl });
  const other = newLedger();
  await signUpMany(server.url, 100 * share, ledger);
  await signUpMany(server.url, 1, other);
  const [erased = ''] = other.acknowledged;
  const env = join(folder, 'site.env');
  const write = (quote: string) =>
    writeFileSync(env, `DATABASE_URL=${quote}${databaseUrl}${quote}\nDATA_DIR=${dataDir}\n`);
  const run = (file: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(file, args, {
      cwd: root,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    return { isDone: status === 0, stdout, name: stderr.split('\n', 1)[0] ?? '' };
  };
  const program = [process.execPath, 'src/features/staff-cli/main.ts'] as const;
  const byNode = (...args: readonly string[]) => run(program[0], `--env-file=${env}`, program[1], ...args);
  const byShell = (...args: readonly string[]) =>
    run('sh', '-c', 'set -a; . "$0"; exec "$@"', env, ...program, ...args);

  write("'");
  const copy = join(folder, 'site.backup');
  const whole = [
    byNode('backup', copy),
    byNode('export', '--format', 'json'),
    byNode('erase', erased, '--yes'),
  ];
  const audit = byNode('audit')
    .stdout.split('\n')
    .filter((line) => line.includes(`\t${userInfo().username}\t`));
  write('');
  if (planted) rmSync(join(dataDir, 'database-name'));
  const [victim = ''] = ledger.acknowledged;
  const cut = [byShell('restore', copy, '--no-marks'), byShell('erase', victim, '--yes')];
  return await reportOf(
    site,
    () =>
      whole.every(({ isDone, name }) => isDone && /^Banco: PostgreSQL /.test(name)) &&
      cut.every(({ isDone, name }) => !isDone && /^Banco: SQLite /.test(name)) &&
      audit.length === 2,
    [
      `lido pelo Node: ${whole[0]?.name}; export e erase na auditoria: ${audit.length} de 2 linhas`,
      `cortado pelo shell: ${cut[0]?.name}; restore e erase recusados: ${cut.filter(({ isDone }) => !isDone).length} de 2`,
    ],
  );
}

/** What operators copy, and a line without which a crash is told to nobody, a log fills the disk or no old copy goes. */
const kit = {
  'deploy/systemd/site.service': /^OnFailure=.*\n/m,
  'deploy/compose.yaml': /max-size: \w+, /,
  'deploy/nightly': / -delete/,
} as const;

/** The units, and the containers with their nights, as their tests judge and play them. Planted: each file without its line. */
export async function deploy({ planted }: How): Promise<Report> {
  using copy = copyBuiltSite();
  const { folder } = copy;
  for (const name of ['Dockerfile', 'README.md', 'deploy', 'docs', 'tests', 'vitest.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const [name, line] of planted ? Object.entries(kit) : [])
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(line, ''));
  const report = join(folder, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, [...vitest, 'operations/systemd', 'operations/compose'], {
    cwd: folder,
    env: { PATH: process.env.PATH, TEST_LONG: '1' },
  });
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    isGood: status === 0,
    lines: [`${passed} testes do que se copia para o servidor passaram, ${failed} falharam: 0 perdidas`],
    row: { passaram: passed, falharam: failed },
  };
}
