import { describe, expect, test } from 'vitest';
import { fitWidth, widthOf } from './width.ts';

describe('width', () => {
  test.each([
    ['ação', 4],
    ['日本', 4],
    ['🙂', 2],
    ['👩‍👩‍👧', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('of %s is %i', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test.each([
    ['abc', 5, 'abc  '],
    ['abcdef', 5, 'abcd…'],
    ['日本語', 5, '日本…'],
    ['日本語', 4, '日… '],
  ])('%s in %i columns is %s', (text, width, shown) => {
    expect(fitWidth(text, width)).toBe(shown);
  });
});
