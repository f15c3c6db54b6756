import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '../../../../tests/support/database/database.ts';
import { migratedDatabase } from '../../../../tests/support/database/migrated-database.ts';
import type { Counters } from './counters.ts';
import { countersOf } from './shared-counters.ts';

const minute = { window: 'minute', key: '192.0.2.1', most: 2, seconds: 60 };

describe.each(['one server', ...(kinds.includes('postgres') ? ['two servers'] : [])])(
  'writes at %s',
  (where) => {
    const own = where === 'two servers' ? migratedDatabase('postgres') : undefined;
    /** The counts of each server, which no other test has counted with. */
    function fresh(): readonly [Counters, Counters] {
      const { databaseUrl } = own?.settings() ?? {};
      const [one, other] = [1, 2].map(() =>
        countersOf(databaseUrl, { db: own?.db() as never }, { warn: vi.fn() }),
      );
      if (one === undefined || other === undefined) throw new Error('there are two');
      return own ? [one, other] : [one, one];
    }
    afterEach(async () => {
      if (own) await sql`delete from write_counts`.execute(own.db());
    });
    const full = { count: minute, seconds: expect.toSatisfy((seconds) => seconds > 55 && seconds <= 60) };

    test('a window of a key takes so many, and tells until when it is full', async () => {
      const [one, other] = fresh();
      expect(await one.add([minute])).toBeUndefined();
      expect(await other.add([minute])).toBeUndefined();
      for (const counters of [one, other, one, other]) expect(await counters.add([minute])).toEqual(full);
      expect(await one.add([{ ...minute, key: '192.0.2.2' }])).toBeUndefined();
      expect(await one.add([{ ...minute, window: 'hour' }])).toBeUndefined();
    });

    test('what a wider bound refuses, once that is known to be met, is kept nowhere', async () => {
      const servers = fresh();
      const wide = { ...minute, window: 'wide' };
      const narrow = (key: string) => ({ ...minute, window: 'narrow', key });
      for (const counters of servers) expect(await counters.add([narrow('a'), wide])).toBeUndefined();
      for (const key of ['b', 'c'])
        for (const counters of servers)
          expect(await counters.add([narrow(key), wide])).toMatchObject({ count: wide });
      for (const counters of servers) expect(await counters.has(narrow('c'))).toBe(false);
      expect(await servers[0].has(narrow('a'))).toBe(true);
    });

    test('one that is taken back leaves its room, and none that was not there', async () => {
      const [one, other] = fresh();
      await one.add([minute]);
      await other.add([minute]);
      for (let time = 0; time < 5; time += 1) await other.takeBack([minute]);
      expect(await one.add([minute])).toBeUndefined();
      expect(await other.add([minute])).toBeUndefined();
      expect(await one.add([minute])).toEqual(full);
    });

    test('one in a window is known until it is taken back', async () => {
      const [one, other] = fresh();
      expect(await one.has(minute)).toBe(false);
      await one.takeBack([minute]);
      expect(await other.has(minute)).toBe(false);
      await one.add([minute]);
      expect(await other.has(minute)).toBe(true);
      expect(await other.has({ ...minute, key: '192.0.2.2' })).toBe(false);
      await other.takeBack([minute]);
      expect(await one.has(minute)).toBe(false);
    });

    test('a window ends, and another begins with the next write', async () => {
      const [one, other] = fresh();
      const short = { ...minute, most: 1, seconds: 1 };
      const shortly = { count: short, seconds: 1 };
      expect(await one.add([short])).toBeUndefined();
      expect(await other.add([short])).toEqual(shortly);
      await vi.waitFor(async () => expect(await one.has(short)).toBe(false), 3_000);
      // Who found it full may take it for that a moment longer.
      await vi.waitFor(async () => expect(await other.add([short])).toBeUndefined(), 3_000);
      expect(await one.has(short)).toBe(true);
      expect(await one.add([short])).toEqual(shortly);
    });

    test.runIf(own)(
      'no address is in the database, nor a hash that its password is guessed by (R-API-19)',
      async () => {
        if (!own) return;
        const { databaseUrl = '' } = own.settings();
        await fresh()[0].add([minute]);
        const { rows } = await sql<{ readonly key: string }>`select key from write_counts`.execute(own.db());
        expect(rows).toEqual([{ key: expect.stringMatching(/^minute:[\w-]{43}$/) }]);
        expect(rows[0]?.key).not.toContain(hash('sha256', databaseUrl + minute.key, 'base64url'));
        // Who names the database otherwise makes other hashes.
        const elsewhere = countersOf(`${databaseUrl}?a=1`, { db: own.db() }, { warn: vi.fn() });
        expect(await elsewhere.has(minute)).toBe(false);
      },
    );
  },
);
