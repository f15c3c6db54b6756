import { plan } from '#content/launch.ts';

/**
 * Whether a text announces the launch for a time that is over on a day: the period of the plan in a sentence without the new date
 * that is to be confirmed, or the year alone. Dates of days ('12 de março de 2026') and numbers ('nº 18/2026') are no plans.
 * @param day of São Paulo's calendar, as `2026-07-01`
 */
export function dateInThePast(text: string, day: string): boolean {
  const period = plan.period.toLowerCase();
  const year = plan.lastDay.slice(0, 4);
  const now = day > `${year}-12-31` ? '' : `(?:, ainda em ${year},)?`;
  const told = new RegExp(`previsto para o ${period}; nova data${now} a confirmar`, 'g');
  const plans = text.toLowerCase().replaceAll(told, '');
  if (day > plan.lastDay && plans.includes(period)) return true;
  return day > `${year}-12-31` && new RegExp(`(?:lançamento|em|para|até|durante) ${year}`).test(plans);
}
