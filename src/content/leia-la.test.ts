import { expect, test } from 'vitest';
import { linkPanel } from './leia-la.ts';

test('the clicks of the 24 hours that the chart draws are the total beside it, and stay within its scale', () => {
  expect(linkPanel.perHour).toHaveLength(24);
  const sum = linkPanel.perHour.reduce<number>((total, clicks) => total + clicks, 0);
  expect(sum.toLocaleString('pt-BR')).toBe(linkPanel.total);
  expect(Math.max(...linkPanel.perHour)).toBeLessThanOrEqual(6000);
  expect(linkPanel.scale).toEqual(['6 mil', '4 mil', '2 mil', '0']);
});
