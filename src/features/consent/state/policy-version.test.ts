import { expect, test } from 'vitest';
import { formatMoment } from '#features/consent/panel/Preferences.tsx';
import { policyVersion } from './policy-version.ts';

test('the version is what the server takes, stays with the text and changes with it', () => {
  expect(policyVersion('texto')).toMatch(/^[0-9a-f]{16}$/);
  expect(policyVersion('texto')).toBe(policyVersion('texto'));
  expect(policyVersion('texto.')).not.toBe(policyVersion('texto'));
});

test('a moment is day, month, year, hour and minute (R-CNS-10)', () => {
  const local = new Date(2026, 2, 5, 9, 7);
  expect(formatMoment(local.toISOString())).toBe('05/03/2026 09:07');
});
