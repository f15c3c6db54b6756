/** What servers on one PostgreSQL know of each other: counts (R-API-21, R-STF-17) and settings (R-OPS-46). */
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { countersOf } from '#server/http/limits/shared-counters.ts';
import { createStaffGuard, wrongPasswords } from '#server/http/staff-guard.ts';
import { differingSettings, watchAgreement } from '#server/settings/agreement.ts';
import { readSettings } from '#server/settings/settings.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const password = 'uma senha de doze letras';
const { staff } = readSettings({ STAFF_BASIC_AUTH: `equipe:${password}` });

describe.each(kinds)('servers with a database of %s', (kind) => {
  const own = kind === 'postgres' ? migratedDatabase(kind) : undefined;
  /** The counters of one server, or of two that share PostgreSQL, which no other test has counted with. */
  const fresh = () => {
    const secret = own && crypto.randomUUID();
    return (own ? [1, 2] : [1]).map(() => countersOf(secret, { db: own?.db() as never }, { warn: vi.fn() }));
  };
  /** Attempts at the staff's door, in turn at each server. */
  function door() {
    const guards = fresh().map((counters) => createStaffGuard(staff, { warn: () => undefined }, counters));
    let turn = 0;
    return async (key: string, logged: string, words: string) => {
      const authorization = `Basic ${Buffer.from(`equipe:${words}`).toString('base64')}`;
      turn += 1;
      const access = await guards[turn % guards.length]?.check(authorization, undefined, { key, logged });
      return access?.kind === 'refused' ? access.code : access?.kind;
    };
  }
  const count = (codes: readonly unknown[], code: string) => codes.filter((one) => one === code).length;

  test('a network guesses so often, and keeps out nobody who came in before', async () => {
    const attempt = door();
    expect(await attempt('known', 'network', password)).toBe('staff');
    const codes: unknown[] = [];
    for (let n = 0; n < 3 * wrongPasswords.network; n += 1)
      codes.push(await attempt(`a ${n}`, 'network', 'errada'));
    expect(count(codes, 'unauthorized')).toBe(wrongPasswords.network);
    expect(await attempt('a new one', 'network', password)).toBe('too_many_requests');
    for (let n = 0; n < 2 * wrongPasswords.address; n += 1)
      expect(await attempt('known', 'network', password)).toBe('staff');
    // The known address has the share of an address.
    const known: unknown[] = [];
    for (let n = 0; n < 2 * wrongPasswords.address; n += 1)
      known.push(await attempt('known', 'network', 'errada'));
    expect(count(known, 'unauthorized')).toBe(wrongPasswords.address);
    expect(await attempt('known', 'network', password)).toBe('too_many_requests');
  });

  test('all together guess so often; then a network has one attempt, and the right one comes in', async () => {
    const attempt = door();
    const codes: unknown[] = [];
    for (let n = 0; n < wrongPasswords.all; n += 1) codes.push(await attempt(`a ${n}`, `n ${n}`, 'errada'));
    expect(count(codes, 'unauthorized')).toBe(wrongPasswords.all);
    expect(await attempt('b', 'another', 'errada')).toBe('unauthorized');
    expect(await attempt('b', 'another', password)).toBe('too_many_requests');
    expect(await attempt('c', 'a third', password)).toBe('staff');
  });
});

describe.runIf(kinds.includes('postgres'))('settings that differ', () => {
  const own = migratedDatabase('postgres');
  const url = 'postgres://site:senha@um/site';
  const watch = async (env: Record<string, string>, databaseUrl = url) => {
    const warn = vi.fn();
    return { ...(await watchAgreement(own.handle(), readSettings(env), databaseUrl, { warn })), warn };
  };

  test('are told by the server that finds them, by their names alone', async () => {
    const first = await watch({ LINK_SECRET: 'a'.repeat(32), RATE_LIMIT_WRITES_PER_MINUTE: '20' });
    const same = await watch({ LINK_SECRET: 'a'.repeat(32) });
    const other = await watch({ LINK_SECRET: 'b'.repeat(32), SITE_URL: 'https://outro.example' });
    expect([first, same, other].map(({ differing }) => differing())).toEqual([
      [],
      [],
      ['LINK_SECRET', 'SITE_URL'],
    ]);
    expect(other.warn).toHaveBeenCalledWith({ settings: ['LINK_SECRET', 'SITE_URL'] }, expect.any(String));
    expect(same.warn).not.toHaveBeenCalled();
    const { rows } = await sql`select * from write_counts`.execute(own.db());
    expect(JSON.stringify(rows)).not.toMatch(/aaaa|bbbb|outro|senha/);
    // So does whoever asks without being one of the servers, such as the doctor.
    const asked = readSettings({ LINK_SECRET: 'b'.repeat(32), SITE_URL: 'https://outro.example' });
    expect(await differingSettings(own.handle(), asked, url)).toEqual(['LINK_SECRET', 'SITE_URL']);
    // Another spelling of the database makes all the others unknown.
    const elsewhere = await watch({}, 'postgres://site:senha@outro/site');
    expect(elsewhere.differing()).toEqual(['DATABASE_URL']);
    // Whoever stops is forgotten.
    for (const server of [first, same, other, elsewhere]) await server.close();
    expect((await watch({})).differing()).toEqual([]);
  });
});
