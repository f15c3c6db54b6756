import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import {
  accepted,
  type Choice,
  configured,
  type Decision,
  entriesOf,
  essentialOnly,
  readConsent,
  rejected,
  type Stored,
} from './state.ts';

const version = '0123456789abcdef';
const nothing: Stored = {
  status: null,
  date: null,
  preferences: null,
  version: null,
  receipt: null,
  signal: null,
};
const stamp = { date: '2026-03-12T17:05:00.000Z', receipt: '0f8fad5b-d9cb-469f-a165-70867728950e', version };

const choices: fc.Arbitrary<Choice> = fc.record({
  essential: fc.constant(true as const),
  analytics: fc.boolean(),
  functional: fc.boolean(),
  marketing: fc.boolean(),
});
const decisions: fc.Arbitrary<Decision> = fc.oneof(
  fc.constantFrom(accepted, rejected),
  choices.map(configured),
);
const store = (decision: Decision): Stored => ({
  ...nothing,
  ...Object.fromEntries(entriesOf(decision, stamp)),
});

/** Storage that holds right values, wrong ones and noise, in any mixture. */
const among = (...known: readonly string[]) => fc.oneof(fc.constantFrom(null, ...known), fc.string());
const anything: fc.Arbitrary<Stored> = fc.record({
  status: among('accepted', 'rejected', 'configured', 'true', '{}', 'yes'),
  date: among(stamp.date, '2026-99-99T99:99:99Z', 'ontem', '0'),
  preferences: fc.oneof(
    among('', 'null'),
    choices.map((choice) => JSON.stringify(choice)),
    fc.json(),
  ),
  version: among(version, 'ffffffffffffffff'),
  receipt: among(stamp.receipt),
  signal: among(`${version} ${stamp.receipt}`),
});

describe('what storage says', () => {
  test('is what was decided', () => {
    fc.assert(
      fc.property(decisions, fc.boolean(), (decision, signal) => {
        const { date, receipt } = stamp;
        const stands = { ...decision, date, receipt, isOutdated: false, isSignalled: false };
        expect(readConsent(store(decision), version, signal)).toEqual({
          ...stands,
          proposal: decision.choice,
        });
      }),
    );
  });

  test('is undecided about another text, and the old choice is where the panel starts', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        expect(readConsent(store(decision), 'ffffffffffffffff', false)).toEqual({
          status: 'undecided',
          choice: essentialOnly,
          proposal: decision.choice,
          isOutdated: true,
          isSignalled: false,
          date: null,
          receipt: null,
        });
      }),
    );
  });

  test('never turns anything on that was not decided, whatever is there (R-CNS-1)', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (stored, signal) => {
        const consent = readConsent(stored, version, signal);
        if (consent.status === 'undecided') expect(consent.choice).toEqual(essentialOnly);
        else expect(consent.status).toBe(stored.status);
        if (consent.status === 'accepted') expect(consent.choice).toEqual(accepted.choice);
        if (consent.status === 'rejected') expect(consent.choice).toEqual(essentialOnly);
        if (consent.status === 'configured') {
          expect(JSON.parse(stored.preferences ?? '')).toMatchObject(consent.choice);
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test.each<Partial<Stored>>([
    {},
    { status: 'yes' },
    { preferences: JSON.stringify(accepted.choice) },
    { status: 'configured' },
    { status: 'configured', preferences: '{"essential":tr' },
    { status: 'accepted', preferences: 'null' },
    { status: 'configured', preferences: JSON.stringify({ ...essentialOnly, essential: false }) },
    { status: 'configured', preferences: '{"essential":true,"analytics":true}' },
    { status: 'configured', preferences: JSON.stringify({ ...essentialOnly, analytics: 1, marketing: 0 }) },
    // Contradictions, and dates that are none.
    { status: 'accepted', preferences: JSON.stringify(essentialOnly) },
    { status: 'accepted', date: '2026-99-99T99:99:99Z' },
    { status: 'rejected', date: '1773345900000' },
  ])('is undecided with %j (R-CNS-15)', (stored) => {
    expect(readConsent({ ...nothing, ...stored }, version, false).status).toBe('undecided');
  });

  test('may be the status alone, as another version of the site left it', () => {
    const stored = { ...nothing, status: 'rejected' };
    expect(readConsent(stored, version, false)).toMatchObject({ ...rejected, date: null, receipt: null });
  });

  test('obeys the privacy signal while undecided, and an explicit choice wins over it', () => {
    expect(readConsent(nothing, version, true)).toMatchObject({ status: 'undecided', isSignalled: true });
    expect(readConsent(store(accepted), version, true)).toMatchObject(accepted);
    expect(readConsent(store(accepted), 'ffffffffffffffff', true)).toMatchObject({
      status: 'undecided',
      proposal: { analytics: false, functional: true, marketing: false },
    });
  });

  test.each(['x', `x${stamp.receipt}`, `${stamp.receipt}x`, ''])('takes %j for no receipt', (receipt) => {
    expect(readConsent({ ...store(accepted), receipt }, version, false)).toMatchObject({ receipt: null });
  });

  test("shows the signal's receipt for this version and while the signal is sent", () => {
    const stored = { ...nothing, signal: `${version} ${stamp.receipt}` };
    expect(readConsent(stored, version, true).receipt).toBe(stamp.receipt);
    expect(readConsent(stored, 'ffffffffffffffff', true).receipt).toBeNull();
    expect(readConsent(stored, version, false).receipt).toBeNull();
  });
});
