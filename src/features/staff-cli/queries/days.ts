import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '#features/staff-cli/terminal/context.ts';
import type { DatabaseKind } from '#server/database/migrations/migration.ts';

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

/**
 * Reads a day that the staff typed.
 * @param option its name, for the message
 * @returns `2026-03-05`
 * @throws Refusal when it is no day of the calendar
 */
export function parseDay(option: string, typed: string): string {
  const time = /^2\d{3}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(typed)) return typed;
  throw new Refusal(`--${option} aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).`);
}

/** Column `created_at` as the day in São Paulo, `2026-03-05`, on either database. */
export function createdDay(kind: DatabaseKind): RawBuilder<string> {
  return kind === 'sqlite'
    ? sql<string>`date(created_at, '-3 hours')`
    : sql<string>`to_char(created_at at time zone interval '-3 hours', 'YYYY-MM-DD')`;
}
