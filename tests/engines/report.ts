import type { EngineRun } from './run.ts';

/** What `npm test` reads of a run. */
interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Engines that are not installed, and flows that were not played any more after too many failures. */
  readonly skipped: number;
  readonly times: readonly { readonly file: string; readonly name: string; readonly seconds: number }[];
}

/** The engines, one per line: flows played, steps, failures, flows skipped, seconds; and those that are not installed. */
export function table(runs: readonly EngineRun[], missing: readonly string[]): string {
  const rows = runs.map(({ engine, version, played, skipped, seconds }) => [
    `${engine} ${version}`,
    played.length,
    played.reduce((sum, { steps }) => sum + steps, 0),
    played.filter(({ failures }) => failures.length > 0).length,
    skipped,
    seconds.toFixed(1).replace('.', ','),
  ]);
  const lines = [['motor', 'fluxos', 'passos', 'falhas', 'pulados', 'segundos'], ...rows].map(
    ([engine, ...numbers]) =>
      [String(engine).padEnd(28), ...numbers.map((number) => String(number).padStart(9))].join(''),
  );
  return [...lines, ...missing.map((name) => `${name} não está instalado e ficou de fora.`)].join('\n');
}

/** What failed, by engine and flow; empty when nothing did. */
export function failureLines(runs: readonly EngineRun[]): string {
  return runs
    .flatMap(({ engine, played }) =>
      played.flatMap(({ name, failures }) => failures.map((failure) => `${engine}, ${name}: ${failure}`)),
    )
    .join('\n');
}

/** Each flow in an engine counts as a test. */
export function countsAndTimes(runs: readonly EngineRun[], missing: readonly string[]): Result {
  const played = runs.flatMap((run) => run.played.map((flow) => ({ engine: run.engine, ...flow })));
  const failed = played.filter(({ failures }) => failures.length > 0).length;
  return {
    passed: played.length - failed,
    failed,
    skipped: runs.reduce((sum, { skipped }) => sum + skipped, missing.length),
    times: played.map(({ engine, name, seconds }) => ({ file: `tests/engines (${engine})`, name, seconds })),
  };
}
