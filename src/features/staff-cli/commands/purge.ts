import { countExpired, cutoff, removeExpired, retentionRules } from '#features/erasure/retention.ts';
import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { noteDone } from '#server/database/last-done.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { formatShortDay } from '#shared/dates.ts';
import { startOfDay } from '#shared/days.ts';

/** What `purge` is asked for. */
interface PurgeOptions {
  readonly dryRun: boolean;
  /** Day of the launch, as `2026-03-05`. */
  readonly launched: string | undefined;
}

/** `purge`: removes what has outlived the periods of the privacy policy. Made to be run every day. */
export async function purge(
  { database, settings, terminal, now }: LeadsContext,
  { dryRun, launched }: PurgeOptions,
): Promise<void> {
  const handle = await database();
  const launch = launched === undefined ? undefined : new Date(startOfDay(launched));
  const rows: string[][] = [];
  for (const rule of retentionRules) {
    const before = cutoff(rule, now, launch);
    if (before === undefined) continue;
    const many = await (dryRun ? countExpired : removeExpired)(handle, rule, before);
    rows.push([rule.label, many.toLocaleString('pt-BR'), formatShortDay(before.toISOString()), rule.source]);
  }
  if (!dryRun) {
    await truncateWal(handle);
    await noteDone(settings.dataDir, 'purge');
  }
  const columns = [
    { title: 'O quê' },
    { title: dryRun ? 'Seriam apagados' : 'Apagados', whole: true },
    { title: 'Anteriores a', whole: true },
    { title: 'Prazo' },
  ];
  await terminal.write(renderTable(columns, rows, terminal.columns));
  if (dryRun) terminal.note('Nada foi apagado: sem --dry-run, seria.');
}
