// R-WL-19, R-WL-25
import { expect, it, vi } from 'vitest';
import { attemptFor, attemptKey, readShownTexts } from './sent-beside.ts';

const row = {
  nome: 'Helena Prado',
  email: 'helena@gazeta.com',
  terms_accepted_at: '2026-01-01T00:00:00.000Z',
};
const first = attemptFor(null, row);
const answered = { ...first, answered: true };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('the key of an attempt is a UUID of its own, also where the page is not served by HTTPS', () => {
  expect(first.key).toMatch(uuid);
  expect(attemptFor(null, row).key).not.toBe(first.key);
  const bytes = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues: bytes });
  expect(attemptFor(null, row).key).toMatch(uuid);
});

it.each([
  ['when the answer was lost', first, row, true],
  ['when the answer was lost and other fields changed', first, { ...row, nome: 'Helena P.' }, true],
  ['after an answer, at another time', answered, { ...row, terms_accepted_at: 'later' }, true],
  ['after an answer, when something changed', answered, { ...row, nome: 'Helena P.' }, false],
])('%s the attempt goes on, or not', (_, last, sent, goesOn) => {
  const next = attemptFor(last, sent);
  expect(next.key === first.key).toBe(goesOn);
  expect(next.answered).toBe(false);
});

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
it.each([null, '', '123', '"><script>', 'a'.repeat(36), `x${key}`, `${key}x`])(
  'a form that was posted goes on with the key that it carries, with a new one when that is %j',
  (posted) => {
    expect(attemptKey(key)).toBe(key);
    expect(attemptKey(posted)).toMatch(uuid);
    expect(attemptKey(posted)).not.toBe(attemptKey(posted));
  },
);

const sent = `${'a'.repeat(16)}.${'b'.repeat(16)}.${'c'.repeat(16)}`;
const both = { terms_accepted: true, journalism_terms_accepted: true };
const none = { consent_version: null, terms_version: null, journalism_terms_version: null };

it('keeps the version of the note, and of the terms that were accepted', () => {
  expect(readShownTexts(sent, both)).toEqual({
    consent_version: 'a'.repeat(16),
    terms_version: 'b'.repeat(16),
    journalism_terms_version: 'c'.repeat(16),
  });
  expect(readShownTexts(sent, { terms_accepted: false, journalism_terms_accepted: false })).toEqual({
    ...none,
    consent_version: 'a'.repeat(16),
  });
});

it.each([null, '', 'a', `${sent}.`, sent.toUpperCase(), sent.slice(1), '<b>.b.c'])(
  'keeps nothing of %o',
  (wrong) => {
    expect(readShownTexts(wrong, both)).toEqual(none);
  },
);
