// @vitest-environment happy-dom
import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SolutionsDropdown } from './SolutionsDropdown.tsx';

test.each([
  ['/solucoes', 'true'],
  ['/solucoes/leia-la', 'true'],
  ['/', null],
  ['/solucoes-antigas', null],
])('on %s the button of the solutions is marked: %s (R-HDR-18)', (current, mark) => {
  const { container, unmount } = render(<SolutionsDropdown current={current} />);
  expect(within(container).getByRole('button').getAttribute('aria-current')).toBe(mark);
  unmount();
});
