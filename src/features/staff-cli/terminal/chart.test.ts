import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderChart } from './chart.ts';

describe('the bar chart', () => {
  test('marks the parts, in one scale', () => {
    const bars = [
      { label: '01/03/2026', parts: [6, 3, 0] },
      { label: '02/03/2026', parts: [0, 0, 1] },
      { label: '03/03/2026', parts: [0, 0, 0] },
    ];
    expect(renderChart(bars, 80)).toBe('01/03/2026  9  ######===\n02/03/2026  1  +\n03/03/2026  0\n');
  });

  test('never leaves its width, and never hides what is there', () => {
    const parts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1 }), fc.integer({ min: 40, max: 200 }), (all, width) => {
        const lines = renderChart(
          all.map((own) => ({ label: '01/03/2026', parts: own })),
          width,
        ).split('\n');
        for (const [index, own] of all.entries()) {
          const line = lines[index] ?? '';
          expect(line.length).toBeLessThanOrEqual(width);
          expect(/[#=+ox.]$/.test(line)).toBe(own.some((part) => part > 0));
        }
      }),
    );
  });
});
