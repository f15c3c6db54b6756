const moment = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * A moment as the panel shows it, on the visitor's own clock: `21/11/2026 14:05` (R-CNS-10).
 * @param iso ISO 8601
 */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(', ', ' ');
}
