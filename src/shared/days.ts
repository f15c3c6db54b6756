import { dayOf } from './dates.ts';

// Brazil has had no summer time since 2019 (Decreto nº 9.772), before the first sign-up.
const offset = '-03:00';
const dayMs = 24 * 60 * 60 * 1000;

/** First moment of a day in São Paulo (ISO 8601 in UTC), `days` after the one named. */
export function startOfDay(day: string, days = 0): string {
  return new Date(Date.parse(`${day}T00:00:00.000${offset}`) + days * dayMs).toISOString();
}

/** The days from one to another, both included, in order; at most `most` of the last ones. */
export function daysBetween(first: string, last: string, most: number): readonly string[] {
  const end = Date.parse(last);
  const count = Math.min(Math.round((end - Date.parse(first)) / dayMs) + 1, most);
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/** The last days up to now, today included: the first and the last of them. */
export function lastDays(now: Date, days: number): { readonly since: string; readonly until: string } {
  const until = dayOf(now);
  return { since: dayOf(new Date(startOfDay(until, 1 - days))), until };
}

/** Whether a text is a day of the calendar, as `2026-03-05`. */
export function isDay(typed: string): boolean {
  const time = /^2\d{3}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}
