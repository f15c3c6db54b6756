/** Rows in memory at a time. */
export const pageSize = 1_000;

/**
 * The rows of a table in pages, with no more than one in memory. A row that is there from the beginning to the end
 * comes exactly once, whatever is written meanwhile, and both databases find the next page by the primary key:
 * neither keeps a cursor open, which PostgreSQL's poolers would not let us.
 * @param read gives the next `size` rows after an id, in the order of their ids; a page that is not full is the last, so that somebody who
 *   goes on writing does not keep it going
 */
export async function* keysetPages<Row extends { readonly id: number }>(
  read: (last: number) => Promise<readonly Row[]>,
  size = pageSize,
): AsyncGenerator<readonly Row[]> {
  let last: number | undefined = belowAll;
  while (last !== undefined) {
    const page = await read(last);
    if (page.length > 0) yield page;
    last = page.length < size ? undefined : page.at(-1)?.id;
  }
}

/** Below every id. They begin at 1, but no table says so. */
const belowAll = -(2 ** 31);

/** What is in memory already, in pieces of such a size. */
export function* pagesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageSize) yield items.slice(start, start + pageSize);
}
