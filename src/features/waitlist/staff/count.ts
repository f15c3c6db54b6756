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
