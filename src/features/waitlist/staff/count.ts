import type { DatabaseHandle } from '#server/database/database.ts';
import { type SignUpFilter, signUps } from './filter.ts';

/** So many are counted one by one; more are 'more'. */
export const mostCounted = 1_000;

/**
 * How many sign-ups fit a filter: at most one more than {@link mostCounted}, so that a million cost no more than that.
 * @throws the database's error when it can't be used
 */
export async function countSignUps(
  { db }: Pick<DatabaseHandle, 'db'>,
  filter: SignUpFilter,
): Promise<number> {
  const counted = signUps(db, filter)
    .select('id')
    .limit(mostCounted + 1)
    .as('counted');
  const { many } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** How many sign-ups there are, and how many of them have a portal. */
export async function countAll({
  db,
}: Pick<DatabaseHandle, 'db'>): Promise<{ readonly total: number; readonly withPortal: number }> {
  const { total, withPortal } = await db
    .selectFrom('waitlist')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>(eb.case().when('has_news_portal', '=', true).then(1).end()).as('withPortal'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), withPortal: Number(withPortal) };
}
