// R-WL-19
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, attemptKey, isAttemptKey } from './sign-up-attempt.ts';

const row = {
  nome: 'Helena Prado',
  email: 'helena@gazeta.com',
  terms_accepted_at: '2026-01-01T00:00:00.000Z',
};
const renamed = { ...row, nome: 'Helena P.' };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('the idempotency key of a sign-up', () => {
  const first = attemptFor(null, row);

  it('is a UUID', () => {
    expect(first.key).toMatch(uuid);
    expect(attemptFor(null, row).key).not.toBe(first.key);
  });

  it('is a UUID also where the page is not served by HTTPS', () => {
    const bytes = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues: bytes });
    expect(attemptFor(null, row).key).toMatch(uuid);
  });

  it('stays when the answer was lost, also when other fields changed', () => {
    expect(attemptFor(first, row).key).toBe(first.key);
    expect(attemptFor(first, renamed).key).toBe(first.key);
  });

  it('stays when the e-mail was changed and changed back before any answer', () => {
    const other = attemptFor(first, { ...row, email: 'outra@gazeta.com' });
    expect(other.key).toBe(first.key);
    expect(attemptFor(other, row).key).toBe(first.key);
  });

  it('changes with the e-mail after an answer: that is another sign-up', () => {
    const answered = { ...first, answered: true };
    expect(attemptFor(answered, { ...row, email: 'outra@gazeta.com' }).key).not.toBe(first.key);
  });

  it('stays after an answer while nothing changed, whatever the time of acceptance', () => {
    const answered = { ...first, answered: true };
    const later = { ...row, terms_accepted_at: '2026-01-01T00:05:00.000Z' };
    expect(attemptFor(answered, later).key).toBe(first.key);
  });

  it('changes after an answer when something changed', () => {
    expect(attemptFor({ ...first, answered: true }, renamed).key).not.toBe(first.key);
  });

  it('awaits its answer', () => {
    expect(attemptFor({ ...first, answered: true }, row).answered).toBe(false);
  });
});

describe('the key of a form that was posted', () => {
  it('is the one that it carries', () => {
    const carried = attemptKey(null);
    expect(carried).toMatch(/^[\da-f-]{36}$/);
    expect(attemptKey(carried)).toBe(carried);
    expect(isAttemptKey([carried])).toBe(false);
  });

  const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

  it.each([null, '', 'x', '-', '123', '"><script>', 'a'.repeat(200), `x${key}`, `${key}x`])(
    'is a new one when it carries %j',
    (posted) => {
      expect(isAttemptKey(posted)).toBe(false);
      expect(isAttemptKey(attemptKey(posted))).toBe(true);
      expect(attemptKey(posted)).not.toBe(attemptKey(posted));
    },
  );
});
