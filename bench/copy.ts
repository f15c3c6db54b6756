/**
 * Moves 100,000 generated rows of every table from SQLite to PostgreSQL and back with `npm run db:copy`: hashes, time and peak
 * memory. Ends with code 1 when a table's hash differs on the way.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase } from '../src/server/database/database.ts';
import { sqlitePath } from '../src/server/database/sqlite.ts';
import { fillEveryTable } from '../tests/support/every-table.ts';
import { type Measured, runMeasured } from './support/measured.ts';
import { table } from './support/print.ts';

const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const generatingMs = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const postgres = await startPostgres();
try {
  if (postgres === undefined) console.log('postgres não encontrado nesta máquina: nada a medir');
  else await moveBothWays(postgres.url);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function moveBothWays(url: string): Promise<void> {
  const first = join(folder, 'first');
  const back = join(folder, 'back');
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir: first },
    { max: 1, queryTimeoutMs: generatingMs },
  );
  await fillEveryTable(database, rows);
  await database.close();
  const there = await copy(first, url);
  const again = await copy(url, back);
  const tables = there.output.split('\n').filter((line) => line.includes(' linhas '));
  console.log(tables.join('\n'));
  const isEqual = there.output === again.output && tables.length > 0;
  console.log(
    isEqual ? '\nOs mesmos hashes nos três bancos.\n' : `\nHASHES DIFERENTES na volta:\n${again.output}`,
  );
  if (!isEqual) process.exitCode = 1;
  const megabytes = statSync(sqlitePath(first)).size / 1e6;
  console.log(
    table('caminho', {
      'SQLite → PostgreSQL': row(there, megabytes),
      'PostgreSQL → SQLite': row(again, statSync(sqlitePath(back)).size / 1e6),
    }),
  );
}

function copy(from: string, to: string): Promise<Measured> {
  return runMeasured(['src/server/copy-command.ts', '--from', from, '--to', to], {});
}

function row({ seconds, peak }: Measured, megabytes: number) {
  return {
    segundos: Math.round(seconds * 10) / 10,
    'pico de memória (MB)': Math.round(peak / 1024),
    'arquivo SQLite (MB)': Math.round(megabytes),
  };
}
