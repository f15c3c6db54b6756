/** Which page of a list that begins with the newest. */
export interface PageAt {
  /** Number of the last row that was shown; undefined begins with the newest. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of such a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** `before` of the next page; undefined when there is none. */
  readonly older: number | undefined;
  readonly isFirst: boolean;
}

/** Reads the page that was asked for of a query's rows. */
export async function readPage<Row extends { readonly id: number }>(
  query: { limit(rows: number): { execute(): Promise<Row[]> } },
  at: PageAt,
): Promise<Page<Row>> {
  return pageOf(await query.limit(at.limit + 1).execute(), at);
}

/** The page that was asked for, from one row more than it has: that one only says that there are more. */
export function pageOf<Row extends { readonly id: number }>(
  found: readonly Row[],
  { before, limit }: PageAt,
): Page<Row> {
  const rows = found.slice(0, limit);
  const older = found.length > limit ? rows.at(-1)?.id : undefined;
  return { rows, older, isFirst: before === undefined };
}
