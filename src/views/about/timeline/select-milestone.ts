/** Which milestone is chosen, as plain arithmetic. Indexes count from 0. */

/**
 * Brings any index back among the milestones: one before the first is the last, one after the last is
 * the first (R-ABT-12).
 * @param count how many there are, at least 1
 */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * The milestone that a key leads to, as in a tab list (ARIA Authoring Practices, Tabs): arrows wrap,
 * Home and End go to the ends.
 * @param key `KeyboardEvent.key`
 * @returns the new index, or `null` for a key that means nothing here
 */
export function indexForKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return wrap(current + 1, count);
    case 'ArrowLeft':
    case 'ArrowUp':
      return wrap(current - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * How far the orbit is turned when `index` is chosen. A turn is not bounded: after the last milestone
 * comes `count`, so that the orbit goes on in the same direction instead of unwinding.
 * @param turn where the orbit is now
 * @returns the turn nearest to `turn` that shows `index`; half-way cases go forward
 */
export function nearestTurn(turn: number, index: number, count: number): number {
  const forward = wrap(index - turn, count);
  return turn + (forward > count / 2 ? forward - count : forward);
}

/** Where a strip scrolls to so that an item is in its centre. All in CSS pixels. */
export function centredScroll(item: { start: number; width: number }, viewWidth: number): number {
  return item.start + item.width / 2 - viewWidth / 2;
}

/** The item whose centre is nearest to `at`; -1 when there is none. */
export function nearestIndex(centres: readonly number[], at: number): number {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  centres.forEach((centre, index) => {
    if (Math.abs(centre - at) >= distance) return;
    distance = Math.abs(centre - at);
    best = index;
  });
  return best;
}
