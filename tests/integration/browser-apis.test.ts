import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What a browser of the support line (docs/browsers.md) may lack, however it is called. Node has all of it, and the type
 * checker does not know which code is for whom.
 */
const missing: Readonly<Record<string, RegExp>> = {
  'URL.canParse, URL.parse': /\bURL\.(?:canParse|parse)\b/g,
  'AbortSignal.any': /\bAbortSignal\.any\b/g,
  'Promise.withResolvers, Promise.try': /\bPromise\.(?:withResolvers|try)\b/g,
  'Object.groupBy, Map.groupBy': /\b(?:Object|Map)\.groupBy\b/g,
  'Array.fromAsync': /\bArray\.fromAsync\b/g,
  'toSorted, toReversed, toSpliced': /\.to(?:Sorted|Reversed|Spliced)\(/g,
  'isWellFormed, toWellFormed': /\.(?:is|to)WellFormed\(/g,
  'methods of iterators':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|forEach|reduce|take|drop|toArray)\(/g,
  'sets compared': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g,
  'RegExp.escape, Error.isError, Math.sumPrecise': /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise)\b/g,
  'Intl.Segmenter, Intl.DurationFormat': /\bIntl\.(?:Segmenter|DurationFormat)\b/g,
  'base64 of bytes': /\.(?:from|to)(?:Base64|Hex)\(/g,
};

const folder = new URL('../../dist/client/_assets', import.meta.url).pathname;
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

test('no script that is sent to a browser calls what an older one of the support line lacks', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return Object.entries(missing).flatMap(([name, pattern]) =>
      [...code.matchAll(pattern)].map(
        ({ index }) => `${file}: ${name}: ${code.slice(Math.max(0, index - 60), index + 60)}`,
      ),
    );
  });
  expect(found).toEqual([]);
});
