import { expect, test } from 'vitest';
import {
  dayAndMinuteOf,
  formatDay,
  formatDayAndTime,
  formatShortDay,
  formatShortDayAndTime,
} from './dates.ts';

test('a moment is read on the clock of São Paulo', () => {
  const moment = '2026-03-01T02:59:00.000Z';
  expect(formatDay(moment)).toBe('28 de fevereiro de 2026');
  expect(formatDayAndTime(moment)).toBe('28 de fevereiro de 2026 às 23:59');
  expect(formatShortDay(new Date(moment))).toBe('28/02/2026');
  expect(formatShortDayAndTime(moment)).toBe('28/02/2026, 23:59');
  expect(dayAndMinuteOf(new Date(moment))).toBe('28/02/2026 23:59');
});

test('or on another that is named', () => {
  expect(formatDay(new Date('2026-03-01'), 'UTC')).toBe('1 de março de 2026');
  expect(formatShortDayAndTime(new Date(2026, 2, 5, 9, 7), 'local')).toBe('05/03/2026, 09:07');
});
