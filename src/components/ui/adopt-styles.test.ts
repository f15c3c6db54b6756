// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

test('a sheet comes into the page once, in the order given', () => {
  const shown = () =>
    document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join());
  adoptStyles('.first { color: red; }', '.second { color: blue; }');
  adoptStyles('.second { color: blue; }', '.third { color: green; }');
  expect(shown()).toEqual([
    expect.stringContaining('.first'),
    expect.stringContaining('.second'),
    expect.stringContaining('.third'),
  ]);
});
