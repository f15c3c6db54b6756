import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from './migrations/migration.ts';

/** Column `created_at` as the day in São Paulo, `2026-03-05`, on either database. */
export function createdDay(kind: DatabaseKind): RawBuilder<string> {
  return kind === 'sqlite'
    ? sql<string>`date(created_at, '-3 hours')`
    : sql<string>`to_char(created_at at time zone interval '-3 hours', 'YYYY-MM-DD')`;
}
