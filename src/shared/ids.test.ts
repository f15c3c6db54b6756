import { expect, it } from 'vitest';
import { largestRowId, readRowId } from './ids.ts';

it.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', largestRowId],
])('reads %s as the number of a row', (typed, id) => {
  expect(readRowId(typed)).toBe(id);
});

it.each(['2147483648', '999999999999999', '0', '01', '-1', '1e3', ' 1', '1\n', '', null, undefined])(
  'no row has the number %j',
  (typed) => {
    expect(readRowId(typed)).toBeUndefined();
  },
);
