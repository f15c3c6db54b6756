import { expect, test } from 'vitest';
import { bentPaths, tallPipes, widePipes } from './pipes.ts';

test('a path goes down, right, down and back to the full stop', () => {
  const [path] = bentPaths({
    columns: [-100],
    top: -90,
    across: { y: -50, step: 10 },
    down: { x: 40, step: 10 },
    radius: 10,
  });
  expect(path).toBe('M-100 -90V-60Q-100 -50 -90 -50H30Q40 -50 40 -40V-10Q40 0 30 0H0');
});

test.each([widePipes, tallPipes])(
  '$id: every column starts at the same height and ends in the dot',
  (pipes) => {
    for (const path of pipes.paths) {
      expect(path).toMatch(new RegExp(`^M-?[\\d.]+ ${pipes.top}V`));
      expect(path.endsWith('H0')).toBe(true);
    }
    expect(new Set(pipes.paths).size).toBe(pipes.paths.length);
  },
);
