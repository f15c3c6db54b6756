import { expect, test } from 'vitest';
import { parseEmail } from './person.ts';

test('an address that the staff paste is read as the forms store it', () => {
  expect(parseEmail('  Helena@Gazeta.com ')).toBe('helena@gazeta.com');
  expect(parseEmail('\u200Bhelena\u200D@gazeta\uFE0F.com')).toBe('helena@gazeta.com');
  expect(parseEmail('jose\u0301@gazeta.com')).toBe('jos\u00E9@gazeta.com');
  expect(parseEmail('helena')).toBeUndefined();
});
