/**
 * Position in a ring of items: one past the last is the first, one before the first is the last (R-PRJ-3, R-ABT-12).
 * @param index any whole number, also negative
 * @param count how many items there are, at least 1
 * @returns a whole number from 0 to `count - 1`
 */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
