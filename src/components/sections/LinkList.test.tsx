// @vitest-environment happy-dom
import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { solutions } from '#content/solutions.ts';
import { ProductPager } from './LinkList.tsx';

test('a reader who goes on from product to product sees every one of them (R-PAGE-34)', () => {
  const seen = new Set<string>();
  let current = solutions[0];
  while (current && !seen.has(current.path)) {
    seen.add(current.path);
    const { container, unmount } = render(<ProductPager current={current.id} />);
    const [previous, next] = within(container)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(previous).not.toBe(next);
    unmount();
    current = solutions.find(({ path }) => path === next);
  }
  expect([...seen].toSorted()).toEqual(solutions.map(({ path }) => path).toSorted());
});
