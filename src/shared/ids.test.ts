import { expect, it } from 'vitest';
import { largestRowId, readRowId } from './ids.ts';

it.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', largestRowId],
  ...['2147483648', '999999999999999', '0', '01', '-1', '1e3', ' 1', '1\n', '', null, undefined].map(
    (typed) => [typed, undefined] as const,
  ),
] as const)('%j is the number of the row %j', (typed, id) => {
  expect(readRowId(typed)).toBe(id);
});
