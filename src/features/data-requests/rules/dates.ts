const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/**
 * A moment as the person reads it: `6 de abril de 2026`, by the clock of São Paulo.
 * @param moment ISO 8601
 */
export function formatMoment(moment: string): string {
  return day.format(new Date(moment));
}
