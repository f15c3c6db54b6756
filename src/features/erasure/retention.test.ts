import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { monthsBefore } from '#shared/dates.ts';
import { cutoff, type RetentionRule, retentionRules } from './retention.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

function ruleOf(table: RetentionRule['table']): RetentionRule {
  const rule = retentionRules.find((candidate) => candidate.table === table);
  if (rule === undefined) throw new Error(`no rule for ${table}`);
  return rule;
}

describe('the periods', () => {
  test('count months by the calendar', () => {
    expect(monthsBefore(now, 24).toISOString()).toBe('2024-11-21T12:00:00.000Z');
    expect(monthsBefore(new Date('2026-03-31T10:00:00.000Z'), 1).toISOString()).toBe(
      '2026-02-28T10:00:00.000Z',
    );
    expect(monthsBefore(new Date('2028-02-29T10:00:00.000Z'), 12).toISOString()).toBe(
      '2027-02-28T10:00:00.000Z',
    );
    expect(monthsBefore(new Date('2026-11-21T12:00:00.000Z'), -12).toISOString()).toBe(
      '2027-11-21T12:00:00.000Z',
    );
  });

  test.each([
    ['no launch', undefined, '2024-11-21T12:00:00.000Z'],
    ['a launch less than 12 months ago', '2026-01-10T03:00:00.000Z', '2024-11-21T12:00:00.000Z'],
    ['a launch 12 months ago', '2025-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['a launch long ago', '2021-01-01T03:00:00.000Z', '2024-11-21T12:00:00.000Z'],
  ])('of the waiting list, with %s', (_, launched, before) => {
    const launch = launched === undefined ? undefined : new Date(launched);
    expect(cutoff(ruleOf('waitlist'), now, launch).toISOString()).toBe(before);
    expect(cutoff(ruleOf('consents'), now, launch).toISOString()).toBe('2021-11-21T12:00:00.000Z');
  });

  test('are those that docs/lgpd.md promises, table by table', () => {
    const promises =
      readFileSync('docs/lgpd.md', 'utf8').split('### What removes old rows')[1]?.split('\n## ')[0] ?? '';
    const inWords: Readonly<Record<number, string>> = { 12: '12 months', 24: '24 months', 60: '5 years' };
    for (const { table, column, months } of retentionRules) {
      const line = promises.split('\n').find((text) => text.startsWith(`| \`${table}\``)) ?? '';
      expect(line).toContain(`\`${column}\` older than ${inWords[months]}`);
    }
  });
});
