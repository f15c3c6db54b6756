/**
 * `npm run doctor`: reads the server's settings and says in a table what is well, what is not, and which section of the documents mends
 * it. Changes and sends nothing, unless `--send` asks for a test to the receivers of notices.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { connectDatabase } from './database/database.ts';
import { databaseName, otherDatabase } from './database/database-name.ts';
import { readDurability } from './database/durability.ts';
import { lastDone } from './database/last-done.ts';
import { checkMigrated } from './database/migrate.ts';
import { openingProblem } from './database/opening-problem.ts';
import { sqlitePath } from './database/sqlite.ts';
import { type Line, lookAtReceivers, patienceMs, senderDomain, sendTests, site } from './doctor-outside.ts';
import { differingSettings } from './settings/agreement.ts';
import { readSettings, type Settings } from './settings/settings.ts';

const hourMs = 3_600_000;

// A reader that has enough, as `| head`, is no failure.
process.stdout.on('error', () => undefined);
try {
  const { values } = parseArgs({
    options: { send: { type: 'boolean', default: false }, dkim: { type: 'string', multiple: true } },
  });
  const settings = readSettings(process.env);
  const domain = settings.notifications.smtp?.from.split('@')[1];
  const { node: version } = process.versions;
  const isRight = Number.parseInt(version, 10) >= 24;
  const said = isRight ? version : `${version}, antigo demais`;
  const node: Line = [isRight ? 'ok' : 'falha', 'Node', said, 'one-machine'];
  const found = await Promise.all([
    [node],
    examineDatabase(settings),
    examineWorks(settings),
    disk(settings.dataDir),
    doors(settings),
    site(settings),
    clock(),
    values.send ? sendTests(settings) : lookAtReceivers(settings),
    domain === undefined ? [] : senderDomain(domain, values.dkim),
  ]);
  const lines = found.flat();
  const width = (column: 0 | 1 | 2) => Math.max(...lines.map((line) => line[column].length));
  for (const [state, what, found, section] of lines) {
    process.stdout.write(
      `${state.padEnd(width(0))}  ${what.padEnd(width(1))}  ${found.padEnd(width(2))}  docs/operations.md#${section}\n`,
    );
  }
  if (lines.some(([state]) => state === 'falha')) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function examineDatabase(settings: Settings): Promise<readonly Line[]> {
  const isEmbedded = settings.databaseUrl === undefined;
  const section = isEmbedded ? 'sqlite' : 'postgresql';
  const other = await otherDatabase(settings);
  const lines: Line[] = other === undefined ? [] : [['falha', 'banco das variáveis', other, 'systemd']];
  // Opening would make it.
  if (isEmbedded && !existsSync(sqlitePath(settings.dataDir)))
    return [...lines, ['falha', 'banco', `não há ${databaseName(settings)}`, section]];
  try {
    await using handle = connectDatabase(settings, { max: 1, queryTimeoutMs: patienceMs });
    const newer = await checkMigrated(handle.db, handle.kind);
    lines.push(['ok', 'banco', databaseName(settings), section]);
    if (newer.length > 0)
      lines.push(['atenção', 'versão do banco', `mais nova do que esta: ${newer.join(', ')}`, 'going-back']);
    const { weak, standbys } = await readDurability(handle);
    const settingsOf = weak.map(({ setting, value }) => `${setting} = ${value}`).join(', ');
    lines.push(
      weak.length > 0
        ? ['falha', 'durabilidade', `uma queda custa inscrições confirmadas: ${settingsOf}`, section]
        : ['ok', 'durabilidade', 'confirmada só depois de gravada no disco', section],
    );
    if (settings.databaseUrl !== undefined) {
      const differing = await differingSettings(handle, settings, settings.databaseUrl);
      lines.push(
        standbys === ''
          ? ['desligado', 'servidor reserva', 'nenhum é esperado', 'no-window-at-all']
          : ['ok', 'servidor reserva', `esperado a cada inscrição: ${standbys}`, 'no-window-at-all'],
        differing.length === 0
          ? ['ok', 'variáveis', 'nenhum servidor no ar tem outras', 'several-servers']
          : ['falha', 'variáveis', `outras num servidor no ar: ${differing.join(', ')}`, 'several-servers'],
      );
    }
  } catch (error) {
    lines.push(['falha', 'banco', openingProblem(settings, error), section]);
  }
  return lines;
}

/** What the timers have done, and when. */
function examineWorks({ dataDir }: Settings): Promise<readonly Line[]> {
  const works = [
    ['purge', 'limpeza', 26, 'every-day'],
    ['backup', 'cópia da noite', 26, 'backup-and-restore'],
    ['copy', 'cópia em outra máquina', 0.25, 'the-copy-off-the-machine'],
  ] as const;
  return Promise.all(
    works.map(async ([work, what, hours, section]): Promise<Line> => {
      const seconds = await lastDone(dataDir, work);
      if (seconds === 0) return ['atenção', what, 'nunca foi feita com esta pasta', section];
      const age = Date.now() - seconds * 1000;
      const said = `há ${age < 2 * hourMs ? `${Math.round(age / 60_000)} min` : `${Math.round(age / hourMs)} h`}`;
      return [age > hours * hourMs ? 'falha' : 'ok', what, said, section];
    }),
  );
}

async function disk(dataDir: string): Promise<readonly Line[]> {
  const found = await statfs(dataDir).catch(() => undefined);
  if (found === undefined) return [['falha', 'disco', `não há a pasta ${dataDir}`, 'watch']];
  const share = found.bavail / found.blocks;
  const said = `${Math.round((found.bavail * found.bsize) / 1e6)} MB livres (${Math.round(share * 100)}%)`;
  return [[share < 0.05 ? 'falha' : share < 0.2 ? 'atenção' : 'ok', 'disco', said, 'watch']];
}

function doors({ staff, trustedProxies }: Settings): readonly Line[] {
  return [
    staff === undefined
      ? ['atenção', 'equipe', '/equipe desligada, e o gerador aberto a todos', 'the-staffs-tools']
      : ['ok', 'equipe', 'com senha', 'the-staffs-tools'],
    trustedProxies.length === 0
      ? ['atenção', 'proxy', 'TRUSTED_PROXIES vazia: atrás de um proxy todos são um só', 'behind-a-proxy']
      : ['ok', 'proxy', `${trustedProxies.length} em TRUSTED_PROXIES`, 'behind-a-proxy'],
  ];
}

/** The clock decides on terms, signatures and days. */
async function clock(): Promise<readonly Line[]> {
  const show = ['show', '--property=NTPSynchronized', '--value'];
  const said = await promisify(execFile)('timedatectl', show, { timeout: patienceMs }).catch(() => undefined);
  const state = said?.stdout.trim();
  if (state === 'yes') return [['ok', 'relógio', 'acertado pela rede', 'watch']];
  if (state === 'no') return [['atenção', 'relógio', 'não é acertado pela rede', 'watch']];
  return [['não visto', 'relógio', 'timedatectl não respondeu', 'watch']];
}
