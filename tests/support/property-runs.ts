/** Fewer than this find too little to be worth their set-up. */
const least = 10;

/**
 * How many random cases fast-check tries: all of them in `npm run test:long`, a tenth of them in `npm test`, which
 * people wait for.
 * @param full the count in `npm run test:long`
 */
export function propertyRuns(full: number): number {
  return process.env.TEST_LONG ? full : Math.max(least, Math.ceil(full / 10));
}
