import { describe, expect, test } from 'vitest';
import {
  accepted,
  configured,
  type Decision,
  entriesOf,
  essentialOnly,
  readConsent,
  rejected,
  type Stored,
} from './state.ts';

const version = '0123456789abcdef';
const stamp = { date: '2026-03-12T17:05:00.000Z', receipt: '0f8fad5b-d9cb-469f-a165-70867728950e', version };
const store = (decision: Decision): Stored => Object.fromEntries(entriesOf(decision, stamp));

const decisions = [
  accepted,
  rejected,
  configured({ ...essentialOnly, analytics: true }),
  configured({ ...essentialOnly, functional: true }),
  configured({ ...essentialOnly, marketing: true }),
];

describe('what storage says', () => {
  test.each(decisions)('is what was decided: %j', (decision) => {
    const { date, receipt } = stamp;
    const stands = { ...decision, date, receipt, isOutdated: false, isSignalled: false };
    for (const signal of [false, true]) {
      expect(readConsent(store(decision), version, signal)).toEqual({
        ...stands,
        proposal: decision.choice,
      });
    }
  });

  test.each(decisions)(
    'is undecided about another text, and the panel starts with the old choice: %j',
    (decision) => {
      expect(readConsent(store(decision), 'ffffffffffffffff', false)).toEqual({
        status: 'undecided',
        choice: essentialOnly,
        proposal: decision.choice,
        isOutdated: true,
        isSignalled: false,
        date: null,
        receipt: null,
      });
    },
  );

  test.each<Stored>([
    {},
    { status: 'yes' },
    { status: 'yes', preferences: JSON.stringify(accepted.choice) },
    { preferences: JSON.stringify(accepted.choice) },
    { status: 'configured' },
    { status: 'configured', preferences: '{"essential":tr' },
    { status: 'accepted', preferences: 'null' },
    { status: 'configured', preferences: '7' },
    { status: 'configured', preferences: JSON.stringify({ ...essentialOnly, essential: false }) },
    { status: 'configured', preferences: '{"essential":true,"analytics":true}' },
    { status: 'configured', preferences: JSON.stringify({ ...essentialOnly, analytics: 1, marketing: 0 }) },
    // Contradictions, and dates that are none.
    { status: 'accepted', preferences: JSON.stringify(essentialOnly) },
    { status: 'rejected', preferences: JSON.stringify(accepted.choice) },
    { status: 'accepted', date: '2026-99-99T99:99:99Z' },
    { status: 'accepted', date: 'ontem' },
    { status: 'rejected', date: '1773345900000' },
  ])('turns nothing on and is undecided with %j (R-CNS-1, R-CNS-15)', (stored) => {
    const undecided = { status: 'undecided', choice: essentialOnly };
    expect(readConsent(stored, version, false)).toMatchObject(undecided);
    expect(readConsent({ ...stored, version, receipt: stamp.receipt }, version, true)).toMatchObject(
      undecided,
    );
  });

  test('may be the status alone, as another version of the site left it', () => {
    expect(readConsent({ status: 'rejected' }, version, false)).toMatchObject({
      ...rejected,
      date: null,
      receipt: null,
    });
  });

  test('obeys the privacy signal while undecided, and an explicit choice wins over it', () => {
    expect(readConsent({}, version, true)).toMatchObject({ status: 'undecided', isSignalled: true });
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
    const stored = { signal: `${version} ${stamp.receipt}` };
    expect(readConsent(stored, version, true).receipt).toBe(stamp.receipt);
    expect(readConsent(stored, 'ffffffffffffffff', true).receipt).toBeNull();
    expect(readConsent(stored, version, false).receipt).toBeNull();
  });
});
