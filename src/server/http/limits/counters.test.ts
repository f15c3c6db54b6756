import { describe, expect, test, vi } from 'vitest';
import { kinds } from '../../../../tests/support/database/database.ts';
import { migratedDatabase } from '../../../../tests/support/database/migrated-database.ts';
import { memoryCounters } from './counters.ts';
import { sharedCounters } from './shared-counters.ts';

const minute = { window: 'minute', key: '192.0.2.1', most: 2, seconds: 60 };

describe.each(['this process', ...(kinds.includes('postgres') ? ['PostgreSQL'] : [])])(
  'counts in %s',
  (where) => {
    const own = where === 'PostgreSQL' ? migratedDatabase('postgres') : undefined;
    const fresh = () =>
      own ? sharedCounters({ db: own.db(), secret: crypto.randomUUID() }) : memoryCounters();
    const full = { count: minute, seconds: expect.toSatisfy((seconds) => seconds > 55 && seconds <= 60) };

    test('a window of a key takes so many writes, and tells until when it is full', async () => {
      const counters = fresh();
      expect(await counters.add([minute])).toBeUndefined();
      expect(await counters.add([minute])).toBeUndefined();
      expect(await counters.add([minute])).toEqual(full);
      expect(await counters.add([minute])).toEqual(full);
      expect(await counters.add([{ ...minute, key: '192.0.2.2' }])).toBeUndefined();
      expect(await counters.add([{ ...minute, window: 'hour' }])).toBeUndefined();
    });

    test('a write that is taken back leaves its room, and none that was not there', async () => {
      const counters = fresh();
      await counters.add([minute]);
      await counters.add([minute]);
      for (let time = 0; time < 5; time += 1) await counters.takeBack([minute]);
      expect(await counters.add([minute])).toBeUndefined();
      expect(await counters.add([minute])).toBeUndefined();
      expect(await counters.add([minute])).toEqual(full);
    });

    test('what is counted in a window is known until it is taken back', async () => {
      const counters = fresh();
      expect(await counters.has(minute)).toBe(false);
      await counters.takeBack([minute]);
      expect(await counters.has(minute)).toBe(false);
      await counters.add([minute]);
      expect(await counters.has(minute)).toBe(true);
      expect(await counters.has({ ...minute, key: '192.0.2.2' })).toBe(false);
      await counters.takeBack([minute]);
      expect(await counters.has(minute)).toBe(false);
    });

    test('a window ends, and another begins with the next write', async () => {
      const counters = fresh();
      const short = { ...minute, most: 1, seconds: 1 };
      expect(await counters.add([short])).toBeUndefined();
      expect(await counters.add([short])).toEqual({ count: short, seconds: 1 });
      await vi.waitFor(async () => expect(await counters.has(short)).toBe(false), 3_000);
      expect(await counters.add([short])).toBeUndefined();
      expect(await counters.has(short)).toBe(true);
      expect(await counters.add([short])).toEqual({ count: short, seconds: 1 });
    });
  },
);
