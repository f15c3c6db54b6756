/** Whether `npm run test:long` runs: what takes long by design (a build, a release, a night, a large copy) waits for it. */
export const isLong = Boolean(process.env.TEST_LONG);

/** Fewer than this find too little to be worth their set-up. */
const least = 10;

/**
 * How many random cases fast-check tries: all of them in `npm run test:long`, a tenth of them in `npm test`, which
 * people wait for.
 * @param full the count in `npm run test:long`
 */
export function propertyRuns(full: number): number {
  return isLong ? full : Math.max(least, Math.ceil(full / 10));
}
