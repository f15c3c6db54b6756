/** The largest number that a row can have: PostgreSQL's `integer` refuses a larger one with an error. */
export const largestRowId = 2 ** 31 - 1;

/** Reads the number of a row in an address; undefined when no row can have it. */
export function readRowId(typed: string | null | undefined): number | undefined {
  if (!typed || !/^[1-9]\d{0,9}$/.test(typed)) return undefined;
  const id = Number(typed);
  return id <= largestRowId ? id : undefined;
}
