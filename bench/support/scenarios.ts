import { startPostgres } from '../../scripts/lib/postgres.ts';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { type Row, table } from './print.ts';

/** A scenario that can't be played on this machine, and why. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** What came of a scenario. */
export interface Report {
  readonly isGood: boolean;
  /** Lines below its name. */
  readonly lines: readonly string[];
  /** Its numbers, for the table at the end. */
  readonly row: Row;
}

const running = new Set<{ stop(): unknown }>();
process.on('exit', () => {
  for (const one of running) one.stop();
});

/**
 * Has something stop at the end of its scope, and with this process at the latest: PostgreSQL is in a group of its own, which Ctrl-C
 * does not reach.
 */
export function own<Started extends { stop(): unknown }>(started: Started): Started & AsyncDisposable {
  running.add(started);
  return Object.assign(started, { [Symbol.asyncDispose]: async () => void (await started.stop()) });
}

/**
 * Starts a PostgreSQL for one scenario.
 * @param standbyOf address of the one whose standby it becomes
 * @throws NotHere without its binaries
 */
export async function ownPostgres(standbyOf?: string) {
  const postgres = await startPostgres({ standbyOf });
  if (postgres === undefined) throw new NotHere('não há binários do PostgreSQL');
  return own(postgres);
}

/** How a scenario is played. */
export interface How {
  /** Of the usual load: 1, or less for a test. */
  readonly share: number;
  /** Whether a drill plays the fault that it is there to find. */
  readonly planted: boolean;
}

/** What is played by itself, and judged. */
export interface Scenario {
  readonly name: string;
  run(how: How): Promise<Report>;
}

/** A scenario on both databases. */
export function onBoth(name: string, run: (kind: DatabaseKind, how: How) => Promise<Report>) {
  const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
  return kinds.map((kind) => ({ name: `${name} (${kind})`, run: (how: How) => run(kind, how) }));
}

/**
 * Plays the scenarios whose names contain the word on the command line (all without one) one after the other, prints
 * each, then a table and how many were played. The exit code is 1 when one failed or none has that word.
 */
export async function playAll(scenarios: readonly Scenario[]): Promise<void> {
  const [, , word = ''] = process.argv;
  const planted = process.env.DRILL_PLANTED === '1';
  const chosen = scenarios.filter(({ name }) => name.includes(word));
  const counts = { ok: 0, FALHA: 0, 'não executado': 0 };
  const rows: Record<string, Row> = {};
  for (const { name, run } of chosen) {
    const start = performance.now();
    try {
      const { isGood, lines, row } = await run({ share: 1, planted });
      const result = isGood ? 'ok' : 'FALHA';
      counts[result] += 1;
      rows[name] = { resultado: result, ...row, segundos: Math.round((performance.now() - start) / 1000) };
      console.log([`${result.padEnd(5)} ${name}`, ...lines].join('\n').replaceAll('\n', '\n      '));
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      counts['não executado'] += 1;
      rows[name] = { resultado: 'não executado' };
      console.log(`não executado: ${name}: ${error.message}`);
    }
  }
  if (chosen.length === 0) console.error(`Nenhum cenário tem "${word}" no nome.`);
  else console.log(`\n${table('cenário', rows)}\n`);
  console.log(`${counts.ok} ok, ${counts.FALHA} com falha, ${counts['não executado']} não executados`);
  if (counts.FALHA > 0 || chosen.length === 0) process.exitCode = 1;
}
