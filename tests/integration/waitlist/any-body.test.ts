// R-API-9, R-API-13, R-API-14, R-CNS-19
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { consentSchema } from '#features/consent/state/schema.ts';
import { parseGeneration } from '#features/copyright-generator/embed/schema.ts';
import { parseDataRequest } from '#features/data-requests/rules/schema.ts';
import { referralSchema } from '#features/referral/schema.ts';
import { parseWaitlistRow } from '#features/waitlist/rules/schema.ts';
import type { Schema } from '#server/database/tables.ts';
import { oneRow } from '#server/http/api.ts';
import { validate } from '#shared/validate.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { callRoute, type ReadAnswer } from '../../support/endpoint.ts';
import { openEndpoints } from '../../support/endpoints.ts';
import {
  contentTypes,
  hasReservedKey,
  hostileBytes,
  hostileJson,
  isPortuguese,
} from '../../support/hostile.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** A row as it is stored, without what the database adds. */
type Row = Readonly<Record<string, unknown>>;

/** What a checked body gives, or nothing. */
const accepted = (checked: { readonly ok: boolean; readonly value?: object }): Row | undefined =>
  checked.ok ? { ...checked.value } : undefined;

/** By table: the row that a body is to be stored as, undefined when it is to be refused. */
const expectedOf: Partial<Record<keyof Schema, (body: unknown) => Row | undefined>> = {
  waitlist(body) {
    const one = oneRow(body);
    return one && accepted(parseWaitlistRow(one.row));
  },
  site_referrals: (body) => accepted(validate(referralSchema, body)),
  copyright_generations: (body) => accepted(parseGeneration(body)),
  consents(body) {
    const checked = validate(consentSchema, body);
    if (!checked.ok) return undefined;
    const { decision, ...consent } = checked.value;
    return { ...consent, ...decision };
  },
  data_requests: (body) => accepted(parseDataRequest(body)),
};

const cases = kinds.flatMap((kind) => openEndpoints.map((one) => ({ kind, ...one })));

describe.each(cases)('any body at $path on $kind', ({ kind, endpoint, path, table, example: exampleOf }) => {
  const example = exampleOf();
  const expected = expectedOf[table] ?? (() => undefined);
  const own = migratedDatabase(kind, table);
  const runs = propertyRuns(kind === 'sqlite' ? 500 : 100);
  // One moment for what is sent and for what is expected of it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  const send = (body: BodyInit, type = 'application/json'): Promise<ReadAnswer> => {
    const headers = type === '' ? undefined : { 'Content-Type': type };
    return callRoute(endpoint, path, { method: 'POST', headers, body }, { database: own.handle() });
  };
  const rows = (): Promise<readonly Row[]> => own.db().selectFrom(table).selectAll().execute();
  const empty = () => own.db().deleteFrom(table).execute();

  function expectRefusal({ body }: ReadAnswer): void {
    const { code, message, errors = {} } = body as { code: string; message: string; errors?: object };
    expect(code).toMatch(/^[a-z0-9_]+$/);
    for (const sentence of [message, ...Object.values(errors)]) expect(sentence).toSatisfy(isPortuguese);
  }

  test('is refused in Portuguese, or stored once and as it was accepted', async () => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(hostileJson(example), async (text) => {
        await empty();
        const answer = await send(text);
        const body: unknown = JSON.parse(text);
        const row = hasReservedKey(body) ? undefined : expected(body);
        if (row === undefined) {
          expect([413, 422]).toContain(answer.status);
          expectRefusal(answer);
          expect(await rows()).toEqual([]);
          return;
        }
        expect(answer.status).toBe(201);
        const [first, ...others] = await rows();
        expect(others).toEqual([]);
        // What JSON can't tell from 0 is stored as 0.
        expect(first).toMatchObject(JSON.parse(JSON.stringify(row)));
        // Sent again it is the same one, but for a visit, and is not told to be a new sign-up.
        expect(await send(text)).toMatchObject({ status: table === 'waitlist' ? 409 : 201 });
        expect(await rows()).toHaveLength(table === 'site_referrals' ? 2 : 1);
        stored += 1;
      }),
      { numRuns: runs, examples: [[JSON.stringify(example)]] },
    );
    // Rows that are only almost right must get through often enough to prove something. In a few cases chance decides
    // how often; the example is always among them.
    expect(stored).toBeGreaterThan(runs < 100 ? 0 : runs / 20);
  });

  // What no database sees.
  if (kind !== 'sqlite') return;

  test('of any bytes and any type is refused', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBytes, contentTypes, async (bytes, type) => {
        const answer = await send(bytes, type);
        expect([400, 415, 422]).toContain(answer.status);
        expectRefusal(answer);
      }),
      // Deeper than a parser’s stack.
      { numRuns: runs, examples: [[Buffer.from('['.repeat(60_000)), 'application/json']] },
    );
    expect(await rows()).toEqual([]);
  });
});
