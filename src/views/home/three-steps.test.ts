import { describe, expect, it } from 'vitest';
import { circleAt, loop, structure, tangle } from './three-steps.ts';

const TANGLE = { count: 9, from: -100, to: 400, middle: 140, spread: 100, bends: 5 } as const;

/** All numbers of a path, two by two; a lone number of `H` or `V` is left out. */
function pairsOf(d: string): readonly (readonly [number, number])[] {
  const numbers = d
    .replace(/[HV]-?[\d.]+/g, ' ')
    .match(/-?\d+(?:\.\d+)?/g)
    ?.map(Number);
  return (numbers ?? []).flatMap((x, index, all) =>
    index % 2 === 0 ? [[x, all[index + 1] ?? 0] as const] : [],
  );
}

describe('tangle', () => {
  const drawn = tangle({ axis: 'x', ...TANGLE });

  it('ends every line in the same point, level with it', () => {
    expect(drawn.lines).toHaveLength(9);
    for (const line of drawn.lines) {
      expect(pairsOf(line).at(-1)).toEqual([400, 140]);
      expect(pairsOf(line).at(-2)?.[1]).toBe(140);
    }
  });

  it('lets no line go farther from the middle than the spread', () => {
    for (const [, y] of drawn.lines.flatMap(pairsOf)) expect(Math.abs(y - 140)).toBeLessThanOrEqual(100);
  });

  it('crosses lines: their order at the start is not their order later', () => {
    const order = (bend: number): string =>
      drawn.lines
        .map((line, index) => ({ index, y: pairsOf(line)[bend]?.[1] ?? 0 }))
        .sort((a, b) => a.y - b.y)
        .map(({ index }) => index)
        .join();
    expect(order(0)).not.toBe(order(3));
  });

  it('keeps its rings apart', () => {
    expect(drawn.rings.length).toBeGreaterThan(2);
    drawn.rings.forEach((a, index) => {
      for (const b of drawn.rings.slice(index + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(50);
      }
    });
  });

  it('stands when its axis is y: the same places, mirrored at the diagonal', () => {
    const standing = tangle({ axis: 'y', ...TANGLE }).lines.map(pairsOf);
    expect(standing).toEqual(drawn.lines.map((line) => pairsOf(line).map(([x, y]) => [y, x])));
  });
});

describe('loop', () => {
  const drawn = loop({ axis: 'x', from: 0, to: 200, middle: 100, half: 30, rise: 60, dip: 20 });

  it('enters and leaves on the middle line, so that the parts join without a step', () => {
    const places = pairsOf(drawn.line);
    expect(places[0]).toEqual([0, 100]);
    expect(places[1]?.[1]).toBe(100);
    expect(places.at(-1)).toEqual([200, 100]);
    expect(places.at(-2)?.[1]).toBe(100);
  });

  it('is symmetric about its centre', () => {
    const places = pairsOf(drawn.line.replace('S', ' '));
    const mirrored = drawn.anchors.map(([along, across]) => [200 - along, across]).reverse();
    expect(drawn.anchors.map(([along, across]) => [along, across])).toEqual(mirrored);
    expect(Math.min(...places.map(([, y]) => y))).toBe(40);
    expect(Math.max(...places.map(([, y]) => y))).toBe(120);
  });
});

describe('structure', () => {
  const drawn = structure({
    axis: 'x',
    from: 0,
    to: 300,
    middle: 100,
    lanes: 3,
    gap: 20,
    sweep: 80,
    tips: [150, 200],
    lag: 10,
  });

  it('leaves one point and comes back to one point on every lane', () => {
    expect(drawn.lines).toHaveLength(3);
    for (const line of drawn.lines) {
      expect(pairsOf(line)[0]).toEqual([0, 100]);
      expect(pairsOf(line).at(-1)).toEqual([300, 100]);
    }
  });

  it('puts a node of each row on each lane, on its straight piece', () => {
    expect(drawn.nodes).toHaveLength(6);
    for (const [along, across] of drawn.nodes) {
      expect(along).toBeGreaterThanOrEqual(80);
      expect(along).toBeLessThanOrEqual(220);
      expect([80, 60, 40]).toContain(across);
    }
  });
});

it('gives a circle the place that its axis says', () => {
  expect(circleAt('x', [10, 20])).toEqual({ cx: 10, cy: 20 });
  expect(circleAt('y', [10, 20])).toEqual({ cx: 20, cy: 10 });
});
