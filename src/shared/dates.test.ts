import { describe, expect, test } from 'vitest';
import {
  dayAndMinuteOf,
  dayOf,
  daysBetween,
  formatDay,
  formatDayAndTime,
  formatShortDay,
  formatShortDayAndTime,
  isDay,
  startOfDay,
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

describe('days are those of São Paulo', () => {
  test('begin at three in UTC', () => {
    expect(startOfDay('2026-03-01')).toBe('2026-03-01T03:00:00.000Z');
    expect(startOfDay('2026-02-28', 1)).toBe('2026-03-01T03:00:00.000Z');
    expect(dayOf(new Date('2026-03-01T02:59:59.999Z'))).toBe('2026-02-28');
    expect(dayOf(new Date('2026-03-01T03:00:00.000Z'))).toBe('2026-03-01');
  });

  test('from one to another, the last ones', () => {
    expect(daysBetween('2026-02-27', '2026-03-01', 9)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBetween('2000-01-01', '2026-03-01', 2)).toEqual(['2026-02-28', '2026-03-01']);
    expect(daysBetween('2026-03-01', '2026-03-01', 9)).toEqual(['2026-03-01']);
  });

  test.each([
    ['2028-02-29', true],
    ...['2026-02-30', '2026-2-3', '01/03/2026', 'ontem', '', '2026-03-01T00:00:00Z', '1026-01-01'].map(
      (typed) => [typed, false] as const,
    ),
  ] as const)('%j is one: %s', (typed, expected) => {
    expect(isDay(typed)).toBe(expected);
  });
});
