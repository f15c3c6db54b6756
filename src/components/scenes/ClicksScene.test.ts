import { expect, it } from 'vitest';
import { leiaLaScene } from '#content/pages/home-scenes.ts';
import { sparkline } from './ClicksScene.tsx';

const SIZE = { width: 300, height: 100, most: 10 };

it('goes through every value, to the scale of its axis', () => {
  expect(sparkline([0, 5, 10], SIZE)).toEqual({
    d: 'M0 100c50 -17 100 -33 150 -50s100 -33 150 -50',
    end: [300, 0],
  });
  expect(sparkline([0, 5, 10], { ...SIZE, most: 20 }).end).toEqual([300, 50]);
});

it('is level where the values turn, and ends at the last one', () => {
  expect(sparkline([0, 10, 0], SIZE)).toEqual({
    d: 'M0 100c50 -33 100 -100 150 -100s100 67 150 100',
    end: [300, 100],
  });
});

it('shows a day whose hours together are the clicks beside it, below the top of its axis', () => {
  const { perHour, total, most } = leiaLaScene;
  expect(perHour).toHaveLength(24);
  expect(perHour.reduce((sum, hour) => sum + hour, 0).toLocaleString('pt-BR')).toBe(total);
  expect(Math.max(...perHour)).toBeLessThan(most);
});
