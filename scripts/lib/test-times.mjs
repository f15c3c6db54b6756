import { relative } from 'node:path';
import { root } from './process.mjs';

/**
 * How long one test took.
 * @typedef {{ file: string, name: string, seconds: number }} TestTime
 */

/**
 * @param {any} json Vitest's JSON report
 * @returns {TestTime[]}
 */
export function vitestTimes(json) {
  return json.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      file: relative(root, file.name),
      name: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
    })),
  );
}

/**
 * @param {any} json Playwright's JSON report
 * @returns {TestTime[]}
 */
export function playwrightTimes(json) {
  return json.suites.flatMap(timesOfSuite);
}

/** @param {any} suite @returns {TestTime[]} */
function timesOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      file: `tests/e2e/${spec.file}`,
      name: `${spec.title} (${test.projectName})`,
      seconds:
        test.results.reduce(
          (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration,
          0,
        ) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(timesOfSuite)];
}

/**
 * The tests that took longest, one per line, the slowest first.
 * @param {readonly TestTime[]} times
 * @param {number} count
 */
export function slowestTable(times, count) {
  return [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, name, seconds }) => `${inSeconds(seconds)}  ${file}: ${name}`)
    .join('\n');
}

/**
 * The steps in the order in which they ended, with their counts, and the time of the whole run. Some steps run side by
 * side, so that the whole is less than the sum.
 * @param {readonly { name: string, passed: number, failed: number, skipped: number, seconds: number }[]} results
 * @param {number} wholeSeconds
 */
export function stepTable(results, wholeSeconds) {
  const lines = results.map(({ name, passed, failed, skipped, seconds }) => {
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    const counts = passed + failed + skipped > 0 ? `: ${passed} passed, ${failed} failed${left}` : '';
    return `${inSeconds(seconds)}  ${name}${counts}`;
  });
  return [...lines, `${inSeconds(wholeSeconds)}  ao todo`].join('\n');
}

/** @param {number} seconds */
function inSeconds(seconds) {
  return `${seconds.toFixed(1).replace('.', ',').padStart(6)} s`;
}
