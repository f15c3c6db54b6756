import { Refusal } from '#features/staff-cli/terminal/context.ts';
import { isDay } from '#shared/days.ts';

/**
 * Reads a day that the staff typed.
 * @param option its name, for the message
 * @returns `2026-03-05`
 * @throws Refusal when it is no day of the calendar
 */
export function parseDay(option: string, typed: string): string {
  if (isDay(typed)) return typed;
  throw new Refusal(`--${option} aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).`);
}
