// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

test('a sheet comes into the page once, in the order given', () => {
  adoptStyles('.first { color: red; }', '.second { color: blue; }');
  adoptStyles('.second { color: blue; }', '.third { color: green; }');
  const names = document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.split(' ')[0]);
  expect(names).toEqual(['.first', '.second', '.third']);
});
