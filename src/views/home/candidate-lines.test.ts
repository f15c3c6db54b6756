import { describe, expect, it } from 'vitest';
import { type BundleShape, candidateLines, tallBundle, wideBundle } from './candidate-lines.ts';

const shapes: readonly (readonly [string, BundleShape, number])[] = [
  ['wide', wideBundle, 8],
  ['tall', tallBundle, 5],
];

describe.each(shapes)('the %s bundle', (_name, shape, count) => {
  const lines = candidateLines(shape, count);

  it('draws one line for each headline, and every line ends in the dot', () => {
    expect(lines).toHaveLength(count);
    for (const { d } of lines) {
      expect(d.startsWith(`M${shape.startX} `)).toBe(true);
      expect(d.endsWith(' 0 0 0')).toBe(true);
      expect(d).not.toMatch(/NaN|undefined|\d\.\d\d/);
    }
  });

  it('starts and turns where the shape says, outermost line first', () => {
    expect(lines[0]?.at(shape.startX).y).toBeCloseTo(shape.startY[0], 0);
    expect(lines.at(-1)?.at(shape.startX).y).toBeCloseTo(shape.startY[1], 0);
    expect(lines[0]?.d).toContain(` ${shape.turnX[0]} ${shape.turnY[0]}S`);
    expect(lines.at(-1)?.d).toContain(` ${shape.turnX[1]} ${shape.turnY[1]}S`);
  });

  it('keeps lines apart where words run along them', () => {
    for (let x = shape.startX; x <= shape.shoulderX; x += 50) {
      const heights = lines.map((line) => line.at(x).y);
      heights.slice(1).forEach((height, index) => {
        expect(height - (heights[index] ?? height)).toBeGreaterThan(20);
      });
    }
  });

  it('measures the way along a line: at least the straight way, and never much more on so flat a curve', () => {
    for (const line of lines) {
      const x = shape.startX + (shape.shoulderX - shape.startX) / 2;
      const { y, way } = line.at(x);
      const straight = Math.hypot(x - shape.startX, y - line.at(shape.startX).y);
      expect(way).toBeGreaterThanOrEqual(straight - 0.2);
      expect(way).toBeLessThan(straight * 1.02);
    }
  });
});
