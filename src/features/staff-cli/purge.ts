import { countExpired, cutoff, removeExpired, retentionRules } from '#features/erasure/retention.ts';
import { noteDone } from '#server/database/last-done.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { formatShortDay, startOfDay } from '#shared/dates.ts';
import type { LeadsContext } from './terminal.ts';

/**
 * `purge`: removes what has outlived the periods of the privacy policy. Made to be run every day.
 * @param launched day of the launch, as `2026-03-05`
 */
export async function purge(
  { database, settings, terminal, now }: LeadsContext,
  { dryRun, launched }: { readonly dryRun: boolean; readonly launched: string | undefined },
): Promise<void> {
  const handle = await database();
  const launch = launched === undefined ? undefined : new Date(startOfDay(launched));
  let said = dryRun ? 'Seriam apagados:\n' : 'Apagados:\n';
  for (const rule of retentionRules) {
    const before = cutoff(rule, now, launch);
    if (before === undefined) continue;
    const many = await (dryRun ? countExpired : removeExpired)(handle, rule, before);
    said += `  ${rule.label}: ${many.toLocaleString('pt-BR')}, anteriores a ${formatShortDay(before.toISOString())} (${rule.source})\n`;
  }
  if (!dryRun) {
    await truncateWal(handle);
    await noteDone(settings.dataDir, 'purge');
  }
  await terminal.write(said);
  if (dryRun) terminal.note('Nada foi apagado: sem --dry-run, seria.');
}
