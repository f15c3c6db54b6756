/** Exports 100,000 and 1,000,000 generated sign-ups with `npm run leads -- export`: time and peak memory, on both databases. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { type DatabaseSettings, openDatabase } from '../src/server/database/database.ts';
import { addManySignUps } from '../tests/support/many-sign-ups.ts';
import { type Measured, runMeasured } from './support/measured.ts';

const sizes = (process.env.BENCH_ROWS ?? '100000,1000000').split(',').map(Number);
const generatingMs = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const postgres = await startPostgres();
try {
  console.log('banco     linhas     comando                segundos  pico de memória (MB)  arquivo (MB)');
  await measure('sqlite', { databaseUrl: undefined, dataDir: join(folder, 'data') });
  if (postgres === undefined) console.log('postgres  não encontrado nesta máquina');
  else await measure('postgres', { databaseUrl: postgres.url, dataDir: '' });
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, settings: DatabaseSettings): Promise<void> {
  for (const rows of sizes) {
    const database = await openDatabase(settings, { max: 1, queryTimeoutMs: generatingMs });
    await database.db.deleteFrom('waitlist').execute();
    await addManySignUps(database, rows);
    await database.close();
    for (const format of ['csv', 'json']) {
      const out = join(folder, `${rows}.${format}`);
      const { seconds, peak } = await run(['export', '--format', format, '--out', out], settings);
      print(name, rows, `export ${format}`, seconds, peak, statSync(out).size);
      rmSync(out);
    }
    for (const command of ['list', 'stats']) {
      const { seconds, peak } = await run([command], settings);
      print(name, rows, command, seconds, peak);
    }
  }
}

function run(args: readonly string[], { databaseUrl, dataDir }: DatabaseSettings): Promise<Measured> {
  return runMeasured(['scripts/leads.mjs', ...args], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
}

function print(
  name: string,
  rows: number,
  command: string,
  seconds: number,
  peakKilobytes: number,
  bytes?: number,
): void {
  const number = (value: number, digits: number) =>
    value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  console.log(
    [
      name.padEnd(8),
      number(rows, 0).padStart(9),
      command.padEnd(21),
      number(seconds, 1).padStart(9),
      number(peakKilobytes / 1024, 0).padStart(20),
      (bytes === undefined ? '-' : number(bytes / 1e6, 0)).padStart(12),
    ].join('  '),
  );
}
