import type { DatabaseHandle } from '#server/database/database.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import type { SignUpFilter } from './filter.ts';
import { positionOf, signUpsAt } from './place.ts';

/** Where a page of a list begins: the newest one when neither is given. */
export interface PageCursor {
  /** The sign-ups older than the one with this number. */
  readonly before?: number | undefined;
  /** The sign-ups newer than the one with this number. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A page of a list, the newest first. */
export interface SignUpPage {
  readonly rows: readonly ExportedSignUp[];
  /** Number for `after` of the page before this one; undefined when there is none. */
  readonly newer?: number | undefined;
  /** Number for `before` of the page behind this one; undefined when there is none. */
  readonly older?: number | undefined;
}

/**
 * One page of the sign-ups that fit a filter. A page is found by the sign-up at its edge, so a list that grows meanwhile neither repeats
 * nor skips one; a sign-up at the edge that was removed since does no harm. The newest is the one that came last, by the clock.
 * @throws the database's error when it can't be used
 */
export async function listSignUps(
  { db }: Pick<DatabaseHandle, 'db'>,
  filter: SignUpFilter,
  { before, after, limit }: PageCursor,
): Promise<SignUpPage> {
  const isForward = after !== undefined && before === undefined;
  const edge = before ?? after;
  const place = {
    from: edge === undefined ? undefined : await positionOf(db, edge, isForward),
    isForward,
    // One more, to know whether there are more.
    most: limit + 1,
  };
  const found = await signUpsAt(db, filter, place).select(exportedColumns).execute();
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isForward) rows.reverse();
  const first = rows.at(0)?.id;
  const last = rows.at(-1)?.id;
  return {
    rows,
    newer: (isForward ? hasMore : before !== undefined) ? first : undefined,
    older: isForward || hasMore ? last : undefined,
  };
}
