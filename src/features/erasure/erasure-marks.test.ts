import { describe, expect, test } from 'vitest';
import { formatErasureMarks, hashEmail, newSalt, parseErasureMarks } from './erasure-marks.ts';

const salt = newSalt();
const marks = ['a@x.com', 'b@x.com'].map((email, index) => ({
  salt,
  email_hash: hashEmail(salt, email),
  created_at: `2026-03-0${index + 1}T12:00:00.000Z`,
}));

describe('marks of who was erased', () => {
  test('hide the address, and find it in any case', () => {
    expect(hashEmail(salt, 'Helena@X.com')).toBe(hashEmail(salt, 'helena@x.com'));
    expect(hashEmail(salt, 'helena@x.com')).not.toBe(hashEmail(newSalt(), 'helena@x.com'));
    expect(hashEmail(salt, 'helena@x.com')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('come back from a file as they were', () => {
    expect(parseErasureMarks(formatErasureMarks(marks))).toEqual(marks);
    expect(parseErasureMarks(formatErasureMarks(marks).replaceAll('\n', '\r\n'))).toEqual(marks);
    expect(parseErasureMarks('')).toEqual([]);
  });

  test.each([
    ['helena@x.com\n', 1],
    [`${formatErasureMarks(marks)}\n${formatErasureMarks(marks)}`, 3],
    [formatErasureMarks(marks).slice(0, -9), 2],
    [formatErasureMarks(marks).replace('2026-03-02', '2026-99-02'), 2],
  ])('another file is refused with the line: %#', (text, line) => {
    expect(parseErasureMarks(text)).toBe(line);
  });
});
