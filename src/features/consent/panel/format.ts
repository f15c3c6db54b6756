import { formatShortDayAndTime } from '#shared/dates.ts';

/**
 * A moment as the panel shows it, on the visitor's own clock: `21/11/2026 14:05` (R-CNS-10).
 * @param iso ISO 8601
 */
export function formatMoment(iso: string): string {
  return formatShortDayAndTime(iso, 'local').replace(',', '');
}
