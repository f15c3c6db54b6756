/**
 * Whether a text announces the launch for a time that is over on a day: the half-year in a sentence without the new date
 * that is to be confirmed, or the year alone. Dates of days ('12 de março de 2026') and numbers ('nº 18/2026') are no plans.
 * @param day of São Paulo's calendar, as `2026-07-01`
 */
export function dateInThePast(text: string, day: string): boolean {
  const withoutTheNote = text.replaceAll(
    /previsto para o primeiro semestre de 2026; nova data a confirmar/gi,
    '',
  );
  if (day > '2026-06-30' && /semestre de 2026/i.test(withoutTheNote)) return true;
  return day > '2026-12-31' && /(?:lançamento|em|para|até|durante) 2026/i.test(withoutTheNote);
}
